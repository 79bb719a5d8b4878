import { afterAll, expect, test } from 'vitest'
import { toSearchSlug } from '#model/text/slugs.ts'
import { openRealSearch } from '../../../test/support/real-search.ts'

/** Queries of readers over the real content, with the expected first result or one of the first three. */
const { search, suggestHere, close } = await openRealSearch()
afterAll(close)

/** Asserts that browser and server suggest the same. */
async function suggest(text: string) {
  const suggested = await search.suggestAll(text)
  expect(suggestHere(text)).toEqual(suggested)
  return suggested
}

const actionsOf = async (text: string) => (await suggest(text)).actions
const namesOf = async (text: string) => (await suggest(text)).found.map(({ kind, name }) => `${kind} ${name}`)

test.each([
  // Guides, by name and by other words.
  ['controls', 'guide Controls'],
  ['controlls', 'guide Controls'],
  ['keybinds', 'guide Controls'],
  ['keyboard', 'guide Controls'],
  ['first timer', 'guide First Timer guide'],
  ['how to make money', 'guide Getting started'],
  ['tutorial', 'guide First Timer guide'],
  ['beginner', 'guide First Timer guide'],
  ['where to sell', 'guide Where to sell what'],
  ['selling', 'guide Where to sell what'],
  ['savegame', 'guide Saves'],
  ['dirt quality', 'guide Dirt and depth'],
  ['relics', 'guide Relics and the cave'],
  ['logic elements', 'guide Logic elements'],
  ['build examples', 'guide Build examples'],
  ['what changed', 'guide What changed since 1.7'],
  // Tools.
  ['timer', 'tool Growth timers'],
  ['drop rate', 'tool Drop chances'],
  ['weight calculator', 'tool Weight to value'],
  ['fastest car', 'tool Vehicle comparison'],
  ['blast radius', 'tool Blast radius'],
  // Pages, boards, settings.
  ['multiplayer', 'page Multiplayer FAQ'],
  ['coop', 'page Multiplayer FAQ'],
  ['shopping list', 'page Item list maker'],
  ['my list', 'page Item list maker'],
  ['mods', 'page Mods'],
  ['install mods', 'page Mod FAQ'],
  ['patch notes', 'page Patch notes'],
  ['faq', 'page FAQ'],
  ['speedruns', 'board Speedrun leaderboard'],
  ['pokes', 'board Pokes leaderboard'],
  ['dark mode', 'setting Theme'],
  ['show mods', 'setting Show modded items'],
  ['cookies', 'setting Privacy Notice'],
  // Answered and open questions.
  ['where are my saves', 'answer Where are my saves? How do I back them up?'],
  ['odds of finding gold', 'answer What are the odds of finding gold?'],
  ['frame rate', 'answer Why is the frame rate low with a full base?'],
  ['refuel truck', 'answer How do I refuel the truck?'],
  ['which way is north', 'question Which way is north?'],
  ['how long is a tick', 'question How long is a tick of a machine?'],
  // Questions in a player's words: things, guides and tools before patch notes and posts.
  ['unlock toolbag', 'item Toolbag'],
  ['first tool', 'guide First Timer guide'],
  ['version 3', 'guide What changed since 1.7'],
  ['what is new', 'guide What changed since 1.7'],
  ['update', 'guide What changed since 1.7'],
  ['changelog', 'guide What changed since 1.7'],
  ['water line', 'tool Water pressure'],
  ['print', 'page Item list maker'],
  ['correct a price', 'page Contact Us'],
  ['best digsite', 'page Digsites'],
  ['co-op', 'page Multiplayer FAQ'],
  ['grow plants', 'tool Growth timers'],
  ['where to sell gold necklace', 'guide Where to sell what'],
  ['where can i buy conveyor', 'item Conveyor'],
  ['gold necklace', 'page Necklaces'],
  ['gold ring', 'page Jewelry'],
  ['emerald necklace', 'item Emerald Necklace'],
  ['speedrun dreck quarry', 'board Speedruns: Dreck Quarry'],
  ["mildew's aquifer speedrun", "board Speedruns: Mildew's Aquifer"],
  ['dreck quarry', 'digsite Dreck Quarry'],
  ['speedrun', 'board Speedrun leaderboard'],
  ['drill price', 'item Ram Drill'],
  ['how much is a shovel', 'item Shovel'],
  // The drill that gets the better dirt.
  ['best drill', 'item Goliath Drill'],
  ['3.0', 'guide What changed since 1.7'],
  // Things of the game, also by other words; modded items come last.
  ['pipe', 'item Straight Pipe'],
  ['pipes', 'item Straight Pipe'],
  ['sluice', 'item Pan'],
  ['furnace', 'item Small Furnace'],
  ['wrench', 'item Spanner'],
  ['gold', 'item Gold Bar'],
  ['kepad', 'item Logic Keypad'],
  ['pik axe', 'item Pickaxe'],
  ['it is dark', 'item Lantern'],
  ['shovel', 'item Shovel'],
  ['map', 'item Map'],
  ['new straight pipe', 'item New Straight Pipe'],
  ['spawn', 'mod Spawn Menu'],
  ['bridgepour', 'town Bridgepour'],
  ['jeweler', 'store Jeweler'],
])('"%s" finds first: %s', async (text, first) => {
  expect((await namesOf(text))[0]).toBe(first)
})

test.each([
  ['map', 'page World map'],
  ['money', 'guide Getting started'],
  ['money', 'item Coins'],
  ['clean water', 'tool Water pressure'],
  ['leaderboard', 'board Speedrun leaderboard'],
  ['leaderboard', 'board Pokes leaderboard'],
  ['how do i get clean water', 'guide Getting started'],
  ['where can i sell gems', 'guide Where to sell what'],
  ['make money', 'answer How do I make my first money?'],
  ['split screen', 'page Multiplayer FAQ'],
  ['vehicles', 'tool Vehicle comparison'],
  ['help', 'page FAQ'],
])('"%s" finds among the first three: %s', async (text, name) => {
  expect((await namesOf(text)).slice(0, 3)).toContain(name)
})

/** Questions in the players' words, which differ from the FAQ's. */
test.each([
  ['my drill keeps breaking', 'Why do my machines break all the time?'],
  ['pressure tank not working', 'Why does my pressure tank do nothing?'],
  ['harvester not working', 'My machine has stopped. What do I look at?'],
  ['item disappeared after buying', 'Why was my purchase taken away?'],
  ['Does the shop take all my coins lying there?', 'The shop does not take my coins.'],
  ['how to drop items', 'How do I put a thing down?'],
  ['how long does a shard last', 'Do more shards in one tank help?'],
  ['Can we play together? Over the internet?', 'Is there multiplayer?'],
  ['truck out of fuel', 'How do I refuel the truck?'],
  ['ps5', 'Which platforms does it run on?'],
  ['lag', 'Why is the frame rate low with a full base?'],
])('"%s" finds the answer first: %s', async (text, name) => {
  expect((await namesOf(text))[0]).toBe(`answer ${name}`)
})

test.each(['pipe', 'straight', 'cable', 'wall', 'power cable'])('among items named "%s", modded ones come last', async (text) => {
  const { rows } = await search.findAll(toSearchSlug(text), 1)
  const named = rows.filter(({ kind, name }) => kind === 'item' && name.toLowerCase().includes(text))
  const first = named.findIndex(({ modded }) => modded)
  expect(first).toBeGreaterThan(0)
  expect(named.slice(first).filter(({ modded }) => !modded)).toEqual([])
})

test('a page is found by its text, with an excerpt; results are counted and filtered by kind', async () => {
  const { rows, kinds, total } = await search.findAll('screenshot-camera', 1)
  expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  expect(rows.find(({ name }) => name === 'Controls')?.note).toMatch(/camera/i)
  const guidesOnly = await search.findAll('screenshot-camera', 1, 'guide')
  expect(guidesOnly.rows.every(({ kind }) => kind === 'guide')).toBe(true)
  expect(guidesOnly).toMatchObject({ kinds, total: kinds.find(({ kind }) => kind === 'guide')?.count })
})

test('without results, similar names are suggested', async () => {
  const { found, nearest } = await suggest('hobsonpowerwork')
  expect([found, nearest.map(({ name }) => name)]).toEqual([[], ["Hobson's Powerworks"]])
})

test.each(['straight pipe', 'hobsons powerworks', 'gold ore', 'clean water', 'qqxzzvw', '12.5 gold', 'timer 10 min'])(
  'with each letter of "%s", a limit keeps the first results',
  async (text) => {
    for (let length = 1; length <= text.length; length++) {
      const typed = text.slice(0, length)
      const { found } = await suggest(typed)
      const { rows, total } = await search.findAll(typed, 1)
      expect(found).toHaveLength(Math.min(8, total))
      expect(found.map(({ path }) => path)).toEqual(rows.slice(0, found.length).map(({ path }) => path))
    }
  },
)

test('the specified calls find only things, which clients recognize by their fields', async () => {
  expect(await search.find('controls')).not.toContainEqual(null)
  expect((await search.suggest('multiplayer')).map(({ kind }) => kind)).toEqual([])
  expect((await search.findPage('multiplayer', 1)).rows.every(({ hit }) => typeof hit === 'object' && hit !== null)).toBe(true)
})

test.each([
  ['timer 10', 'Set a timer of 10 minutes', '/tools/growth-timers?timer=own&count=10'],
  ['timer 20 wheat', 'Set a timer of 20 minutes: wheat', '/tools/growth-timers?timer=own&name=wheat&count=20'],
  ['add 20 straight pipe', 'Add 20 × Straight Pipe to my list', '/list?show=catalogue&pick=37&quantity=20'],
  ['20 straight pipes', 'Add 20 × Straight Pipe to my list', '/list?show=catalogue&pick=37&quantity=20'],
  ['add straigt pip', 'Add 1 × Straight Pipe to my list', '/list?show=catalogue&pick=37'],
  ['12.5 gold', 'Gold Bar, weight 12.5', '/tools/weight-value?item=gold-bar&weight=12.5'],
  ['12,5 gold', 'Gold Bar, weight 12.5', '/tools/weight-value?item=gold-bar&weight=12.5'],
  ['dark', 'Switch to the dark theme', '/privacy'],
])('"%s" offers: %s', async (text, name, path) => {
  expect(await actionsOf(text)).toMatchObject([{ name, path }])
})

test('a command is not searched for: "add 20 pipes" finds pipes', async () => {
  expect((await namesOf('add 20 straight pipe'))[0]).toBe('item Straight Pipe')
  expect((await namesOf('12.5 gold'))[0]).toBe('item Gold Bar')
  expect((await namesOf('timer 10'))[0]).toBe('tool Growth timers')
})

test('actions that add or weigh have the result', async () => {
  const [pipe] = await actionsOf('add 20 straight pipe')
  const { rows } = await search.findAll('straight-pipe', 1)
  const [value] = rows.flatMap(({ hit }) => (hit && 'value' in hit ? (hit.value ?? []) : []))
  expect(pipe).toMatchObject({ do: 'list', item: 37, quantity: 20, value: (value ?? 0) * 20, picture: 'straight-pipe' })
})

test.each(['3 way corner pipe', '4 way t pipe', '1.6', '2 qqxzzvw', 'straight pipe', 'first timer', 'add qqxzzvw', ''])(
  '"%s" is not a command',
  async (text) => {
    expect(await actionsOf(text)).toEqual([])
  },
)
