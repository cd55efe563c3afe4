# -- dans la halle : sa bannière, ses boucliers, et les choix à l’ouverture d’une table

hall-title = Vikings Gone Wild
    .kind = Bâtir, brasser, combattre les morts-vivants
