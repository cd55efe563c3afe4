hall-title = Bad Rules
    .kind = rules that fail in every way there is
