/** Places on the page about the game, in the order a player reaches them. */
export const slides = [
  { picture: 'ember-cradle', words: 'Ember Cradle, where you begin' },
  { picture: 'bastion-keep', words: 'Bastion Keep, with a market and a jeweler' },
  { picture: 'bridgepour', words: 'Bridgepour, with most of the shops' },
  { picture: 'burnscroft', words: 'Burnscroft, with its repair shop' },
  { picture: 'ironil', words: 'Ironil, with its stock market' },
  { picture: 'dreck-quarry', words: 'Dreck Quarry' },
  { picture: 'mildews-aquifer', words: "Mildew's Aquifer" },
  { picture: 'south-hope', words: 'South Hope' },
]
