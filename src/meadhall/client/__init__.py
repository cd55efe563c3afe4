"""The browser client: ES modules, styles and pictures, no build step."""
