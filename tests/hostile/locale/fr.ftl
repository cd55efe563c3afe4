hall-title = Mauvaises règles
    .kind = des règles qui échouent de toutes les façons
