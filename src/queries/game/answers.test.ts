import { afterAll, expect, test } from 'vitest'
import { answerQuestion } from '#model/answers/answer-question.ts'
import { formatPriceParts, splitPrices } from '#model/answers/split-prices.ts'
import type { DirectAnswer } from '#model/answers/answer.ts'
import { openRealAnswers } from '../../../test/support/real-answers.ts'

const { data, close } = await openRealAnswers()
afterAll(close)

const ask = (question: string) => answerQuestion(question, data)
const itemNamed = (safeName: string) => data.items.find(({ safe_name }) => safe_name === safeName)!

/** Questions as players type them, misspelt too: topic and page of the answer. */
const questions: [question: string, topic: DirectAnswer['topic'], path: string | RegExp][] = [
  ['drill price', 'price', '/database?find=drill'],
  ['how much does a drill cost?', 'price', '/database?find=drill'],
  ['ram drill cost', 'price', '/database/ram-drill'],
  ['Price of Shovel', 'price', '/database/shovel'],
  ['shovle price', 'price', '/database/shovel'],
  ['what does a harvester cost', 'price', '/database/harvester'],
  ['how much is the anvil', 'price', '/database/anvil'],
  ['gold bars worth', 'price', '/database/gold-bar'],
  ['hydro truck price', 'price', '/guide-book/towns/bridgepour/vehicle-store/13'],
  ['conveyor-price', 'price', '/database/conveyor'],
  ['pressure tank cost', 'price', '/database/pressure-tank'],
  ['sell gold bars', 'shops', '/database/gold-bar'],
  ['where to sell gold bars', 'shops', '/database/gold-bar'],
  ['where can i sell iron bars', 'shops', '/database/iron-bar'],
  ['where to sell necklaces', 'shops', '/database/emerald-necklace'],
  ['where to buy conveyor', 'shops', '/database/conveyor'],
  ['where can I buy a drill', 'shops', '/database/ram-drill'],
  ['who sells the logic keypad', 'shops', '/database/logic-keypad'],
  ['buy small furnace', 'shops', '/database/small-furnace'],
  ['buy crucible', 'shops', '/database/crucible'],
  ['where to buy carts', 'shops', '/database/wooden-cart'],
  ['unlock toolbag', 'blueprint', '/database/toolbag'],
  ['how to get toolbag', 'blueprint', '/database/toolbag'],
  ['unlok toolbag', 'blueprint', '/database/toolbag'],
  ['how do i unlock the spanner', 'blueprint', '/database/spanner'],
  ['how to get the cage blueprint', 'blueprint', '/database/cage'],
  ['research battle axe', 'blueprint', '/database/battle-axe'],
  ['how do I unlock blueprints', 'blueprint', '/database/candle'],
  ['where is the arrow relic', 'location', '/database/arrow-relic'],
  ['goblet relic location', 'location', '/database/goblet-relic'],
  ['regal rye seed bag location', 'location', '/database/regal-rye-seed-bag'],
  ['where to find afage seeds', 'location', '/database/afage-seed-bag'],
  ['where is the barge', 'location', /open=shop-14$/],
  ['where is ironil', 'location', /open=town-ironil$/],
  ['12 iron bars', 'sum', '/tools/weight-value?item=iron-bar&weight=12'],
  ['5 shovels + 2 buckets', 'sum', '/list/MXw1LDR8Mg%3D%3D'],
  ['3 ram drills and 10 straight pipes', 'sum', '/list/NTV8MywzN3wxMA%3D%3D'],
  ['cost of 20 straight pipes', 'sum', '/list/Mzd8MjA%3D'],
  ['20x elbow pipe', 'sum', '/list/Mzh8MjA%3D'],
  ['2 tanks 3 filters pressure', 'pressure', '/tools/pressure?tanks=2&pipes=0&filters=3'],
  ['pressure with 1 tank and 10 pipes', 'pressure', '/tools/pressure?tanks=1&pipes=10&filters=0'],
  ['how many filters', 'pressure', '/tools/pressure?tanks=0&pipes=0&filters=5'],
  ['how many tanks for full pressure', 'pressure', '/tools/pressure?tanks=2&pipes=0&filters=0'],
  ['100% pressure', 'pressure', '/tools/pressure?tanks=2&pipes=0&filters=0'],
  ['how long do plants grow', 'growth', '/tools/growth-timers'],
  ['when can I harvest', 'growth', '/tools/growth-timers'],
  ['growth time', 'growth', '/tools/growth-timers'],
  ['bastion keep to ironil', 'distance', /measure=258\.5,796\.8,1029\.9,698\.3$/],
  ['how far is south hope from bridgepour', 'distance', /^\/database\/map#at=/],
  ['distance between ember cradle and burnscroft', 'distance', /^\/database\/map#at=/],
  ['bastion kep to ironl', 'distance', /^\/database\/map#at=/],
  ['what is new', 'version', '/patch-notes/12'],
  ["what's new", 'version', '/patch-notes/12'],
  ['3.0', 'version', '/patch-notes/12'],
  ["what's new in 2.2", 'version', '/patch-notes/11'],
  ['changelog', 'version', '/patch-notes/12'],
  ['how long is a day', 'fact', '/guide-book/guide/first-timer'],
  ['keypad max number', 'fact', '/database/logic-keypad'],
  ['how many uses has a toolbag', 'fact', '/database/toolbag'],
  ['how often can I use the spanner', 'fact', '/database/spanner'],
  ['gold ore chance', 'fact', '/tools/ore-odds'],
  ['cloutium odds', 'fact', '/tools/ore-odds'],
  ['how do I refuel the truck', 'fact', '/tools/vehicles'],
  ['scrapyard worth', 'fact', '/tools/scrap'],
  ['how many relics open the cave', 'fact', '/guide-book/guide/relics-and-the-cave'],
]

test.each(questions)('"%s" is answered by %s', (question, topic, path) => {
  const answer = ask(question)
  expect(answer).toMatchObject({ topic, path: path instanceof RegExp ? expect.stringMatching(path) : path })
  expect(answer?.text).not.toMatch(/undefined|null|NaN/)
})

test.each([
  ['gem prices', /Emerald.*Onyx.*Ruby/],
  ['Where do I sell fish', /^Sell at Stock Market.*: Shark/],
  ['ores price', /Gold Ore/],
  ['bars price', /Iron Bar/],
  ['who buys rings', /Emerald Ring.*Ruby Ring/],
  ['price of 3 harvesters', /^3 × Harvester/],
  ['10 gold bars and 4 iron bars', /^10 weight of Gold Bar \+ 4 weight of Iron Bar/],
  ['were can i buy a furnance', /Furnace/],
  ['how rare is cloutium', /cloutium ore: \d/i],
  ['when can i harvest', /minutes/],
  ['cheapest drill', /Ram Drill.*Goliath Drill/],
  ['most expensive drill', /Goliath Drill.*Ram Drill/],
  ['cheepest cart', /Wooden Cart.*Agile Cart.*Fast Cart/],
  ['cheapest vehicle', /Hydro Truck/],
  ['which fish is worth the most', /Shark.*Swordfish/],
  ['what is the best drill', /Goliath Drill costs/],
  ['ruby or emerald', /Ruby.*Emerald/],
  ['furnace vs smelter', /Small Furnace.*Smelter/],
  ['The magnet staff or the magnet on a stick?', /Magnet Staff.*Magnet on a Stick/],
  ['harvester cost in 3.x', /^Harvester costs .* in 2\.2, .* in 1\.6 and 1\.7\. Its price in 3\.x is not known\.$/],
  ['harvester price 2.2', /^Harvester costs .* in 2\.2, .* in 1\.6 and 1\.7\.$/],
  ['how far is ironil', /^Ironil is \d+ m from Bridgepour, \d+ m from/],
  ['nearest jeweler to south hope', /^South Hope to Jeweler in Bridgepour: \d/],
  ['bridgepour - ironil', /^Bridgepour to Ironil: \d/],
  ['unlock the smelter', /^Buy Smelter/],
  ['how to get cloutium', /^Chance of cloutium ore/],
  ['toolbag requirements', /^Toolbag: bring a Blunderbuss/],
  ['what comes after the shield', /^After the Shield: Water T Pipe or Cage\.$/],
  ['3 filters', /^3 × Water Pipe Filter/],
  ['30 straight pipes and 2 intakes', /^30 × Straight Pipe \+ 2 × Intake Pipe/],
  ['cost of harvester and drill', /^1 × Harvester \+ 1 × Ram Drill/],
  ['gold bar 12 weight', /^12 weight of Gold Bar/],
  ['water clean with 2 filters', /water 40% clean/],
  ['scrap harvester', /^Harvester: .*c as scrap metal, .*c as a scrap bar/],
  ['where are the relics', /Arrow Relic: .* · Sword Relic: /],
  ['when is regal rye ready', /minutes/],
  ['what does the jeweler buy', /^Jeweler in .* buys /],
  ['whats in shop 7', /^Tools & Equipment in Bridgepour sells /],
  ['shops in burnscroft', /^Shops in Burnscroft: Stock Market and Repair\.$/],
  ['patch 2.2', /^2\.2: /],
  ["what's new in 2.x", /^2\.2: /],
  // Of `players-ask.yaml`, word for word.
  ['Does depth matter? What is dirt quality?', /quality rises by 1 every/],
  ['Why does my Ram Drill give so little?', /clumps weigh 2 and have quality 1/],
  ['Why do my machines break all the time?', /5 filters/],
  ['How many filters?', /5 filters/],
  ['Why is my tank at 50 %?', /50% pressure/],
  ['Do more shards in one tank help? How long do they last?', /shard's weight each tick/],
  ['Why do clumps jam the Harvester?', /merge, until they weigh 8/],
  ['Does the Goliath eat my ground?', /hole of radius 2/],
  ['How do I refuel the truck?', /water/],
  ['How do I get into a vehicle?', /: Q\.$/],
  ['Where do I sell what?', /gold bars.*gems/],
  ['When do prices change? Do my own sales push them down?', /05:30/],
  ['How long is a day?', /30 minutes/],
  ['What do the relics do?', /open the cave/],
  ['Where are my saves? How do I back up?', /Mining\\Saved/],
  ['How do I fish well?', /3 bobs/],
  ['What do I need for a first automatic line, and what does it cost?', /863c in 2\.2/],
  ['Can we play together? Over the internet?', /1 to 4 players/],
  ['Is it on consoles?', /PlayStation 5/],
  // And others like them.
  ['how to sprint', /^Sprint: Left Shift\.$/],
  ['how many save slots', /4 save slots/],
  ['how many achievements', /78 achievements/],
  ['who made hydroneer', /Foulball Hangover/],
  ['when was hydroneer released', /8 May 2020/],
  ['how much is the game', /14\.99/],
  ['what languages', /19 languages/],
  ['where is the mods folder', /Paks/],
  ['what does the scrapyard buy', /50% of the item's price/],
  ['release date of 3.0', /^3\.0: released on 5 April 2024\.$/],
  ['is it in german', /German/],
  ['where is the cave', /Ember Cradle/],
  ['how many pipes until pressure is zero', /after 50 pipes/],
  ["what's new in 3.1", /no patch notes of 3\.1\. The newest are of 3\.0\./],
  ['when did 2.0 come out', /^2\.0: released on or before 10 May 2022\.$/],
  ['two drills and a harvester', /^2 × Ram Drill \+ 1 × Harvester = /],
  ['a dozen pipes', /^12 × Straight Pipe = /],
  ['where is the stock market', /in Bastion Keep, Burnscroft and Ironil\.$/],
  ['what is emerald worth per weight', /^Emerald sells for .* per weight/],
  ['chance of an emerald', /gems together: \d/],
  ['how do i rotate things', /R, T, Y/],
  ['can i sell a shovel', /^Shovel: .* as scrap metal/],
  ['cost of 5 tanks 10 pipes and 3 filters', /^5 × Pressure Tank \+ 10 × Straight Pipe \+ 3 × Water Pipe Filter = /],
  ['price of 2 harvesters, a drill and 20 pipes', /^2 × Harvester \+ 1 × Ram Drill \+ 20 × Straight Pipe = /],
  ['100 gold bars 50 rubies', /^100 weight of Gold Bar \+ 50 weight of Ruby = /],
  ['what sells best', /^Most expensive first: .*Necklace/],
  ['most expensive item', /^Most expensive first: Hydro Excavator/],
  ['how many bars for a necklace', /^Necklace: 2 hot bars/],
  ['do i need a shard in the tank', /Each tank with a shard in it adds/],
  ['can i play on switch', /announced for/],
  ['what is 3.x', /^3\.0/],
  ['how many towns', /^There are 4 towns: .*Ironil/],
  ['what can i sell at the jeweler', /^Jeweler in .* buys /],
])('"%s" is answered with these words', (question, words) => {
  expect(ask(question)?.text).toMatch(words)
})

test('of a family that a shop buys, the answer names several; a name that nothing has is no other one', () => {
  expect(ask('where to sell necklaces')?.text).toMatch(/Emerald Necklace.*Onyx Necklace/)
  expect(ask('where to sell gold necklace')).toBeUndefined()
})

test.each(['dark mode', 'first timer', 'my list', 'pan', 'logic gates', 'how to make money', '', '!!', '5', 'x'.repeat(300), '0 shovels'])(
  '"%s" has no direct answer',
  (question) => {
    expect(ask(question)).toBeUndefined()
  },
)

test('prices, sums and certainties are those of the data', () => {
  const [shovel, bucket, bar] = [itemNamed('shovel'), itemNamed('bucket'), itemNamed('iron-bar')]
  expect(ask('shovel price')).toMatchObject({ value: shovel.value, certainty: shovel.value_certainty, unit: 'hundredths of a coin' })
  expect(ask('5 shovels + 2 buckets')?.value).toBe(5 * shovel.value! + 2 * bucket.value!)
  expect(ask('1,200 iron bars')?.value).toBe(1200 * bar.value!)
  expect(ask('2.5 iron bars')?.value).toBe(2.5 * bar.value!)
  // Half a shovel is no amount.
  expect(ask('2.5 shovels + 1 bucket')).toBeUndefined()
})

test('prices in the words say of which items they are', () => {
  const [shovel, bucket] = [itemNamed('shovel'), itemNamed('bucket')]
  const sum = ask('5 shovels + 2 buckets')!
  expect(sum.prices.map(({ parts }) => formatPriceParts(parts))).toEqual([`shovel*5*${shovel.value};bucket*2*${bucket.value}`])
  for (const question of ['5 shovels + 2 buckets', 'shovel price', 'drill price', 'where to sell necklaces', 'sell gold bars']) {
    const answer = ask(question)!
    const pieces = splitPrices(answer)
    expect(pieces.filter((piece) => typeof piece !== 'string')).toEqual(answer.prices)
    expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')).toBe(answer.text)
    expect(answer.prices.length).toBe(answer.text.match(/[\d.]c\b/g)?.length)
  }
})

test('a sum with a guessed price is a guess', () => {
  const certain = { ...itemNamed('shovel'), value_certainty: 'seen' as const }
  const guessed = { ...itemNamed('bucket'), value_certainty: 'guess' as const }
  expect(answerQuestion('2 shovels + 1 bucket', { ...data, items: [certain, guessed] })?.certainty).toBe('guess')
  const bought = { ...itemNamed('cod'), shops_certainty: 'worked-out' as const, value_certainty: 'guess' as const }
  expect(answerQuestion('where to sell cod', { ...data, items: [bought] })?.certainty).toBe('guess')
})

test('pressure answers follow the rules of the pressure tool', () => {
  expect(ask('2 tanks 3 filters pressure')).toMatchObject({ value: 94, unit: 'percent' })
  expect(ask('1 tank pressure')).toMatchObject({ value: 75 })
  expect(ask('3 tanks pressure')).toMatchObject({ value: 100 })
})
