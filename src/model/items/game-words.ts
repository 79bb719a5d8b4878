/** Single words that are things in the game but mean something else in most sentences. */
export const everydayWords = new Set(
  'map table wall floor pole stairs window bed rug safe dirt coins treasure boot scales brush hammer saw pan bucket shard axe sword cage shield candle jeweler repair'.split(
    ' ',
  ),
)

/** What stands in the game and is no item of the list, by the words that prose has for it. */
export const gameWords = [
  'market',
  'jeweler',
  'barge',
  'scrapyard',
  'digsite',
  'drill',
  'truck',
  'vehicle',
  'machine',
  'clump',
  'relic',
  'rod trader',
  'digger',
  'filter',
  'tank',
  'furnace',
  'bar',
  'gem',
  'plant',
  'cart',
  'stock board',
]
