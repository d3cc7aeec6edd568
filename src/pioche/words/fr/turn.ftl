# À qui de jouer, au seul endroit où on le dit

web-table-your-turn = À vous.
