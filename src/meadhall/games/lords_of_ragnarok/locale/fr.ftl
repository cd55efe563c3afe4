# -- dans la halle : sa bannière, ses boucliers, et les choix à l’ouverture d’une table

hall-title = Lords of Ragnarok
    .kind = Héros, armées et monstres ; trois voies vers la victoire
