"""One table: its seats, timers, chat, messages and rewinding."""
