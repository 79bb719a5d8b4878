import { expect, test } from 'vitest'
import { findClaims } from './find-claims.ts'

const names = /:(item|shop|digsite)\[|\b(Shovel|Gold Ore)s?\b/i
const versions = new Set(['1.6', '1.7.2', '2.0D'])
const found = (text: string, isBacked = false) =>
  findClaims(text, { names, isBacked, versions }).map((claim) => `${claim.line}: ${claim.found}`)

test.each([
  ['a number', 'A pan gives 3 finds.', ['1: 3']],
  ['a number that could be a version', 'A hole of 2.5 blocks, about 1.2 deep.', ['1: 2.5', '1: 1.2']],
  ['a share', 'About 12.5% of them.', ['1: 12.5%']],
  ['a number at the end', 'It holds 1,200.', ['1: 1,200']],
  ['one in the second line', 'First.\n\nThen 40 coins.', ['3: 40']],
  ['a word about a thing', 'A Shovel never breaks.', ['1: never']],
  ['a word beside a link', 'At :shop[7] only.', ['1: only']],
  ['a number in words beside a thing', 'Six chunks on a Shovel.', ['1: Six']],
  ['a number with its unit', 'A hole 12m deep, 3x as wide.', ['1: 12m', '1: 3x']],
  ['a number set as code', 'After `7` hours.', ['1: 7']],
  ['a count in another word', 'Half a dozen on a Shovel, twice the weight.', ['1: dozen', '1: twice']],
  ['a version that there is not', 'It came in 1.4.', ['1: 1.4']],
  [
    'all of a kind',
    'Dig with every Shovel. No Shovels here. Look at all of the Shovels.',
    ['1: every Shovel', '1: No Shovels', '1: all of the Shovels'],
  ],
  ['a part of a whole', 'It comes after half an hour.', ['1: half an hour']],
  ['a comparison', 'A Shovel for more than Gold Ore.', ['1: more than']],
  ['two of a kind', 'Two Shovels are enough.', ['1: Two Shovels']],
  ['the most of a kind', 'A Shovel is the cheapest tool, and must be bought.', ['1: the cheapest', '1: must']],
  ['what a thing does', 'The Shovel breaks at night.', ['1: Shovel breaks']],
  ['what a link does', 'A :item[gold-ore]{as="lump"} melts by itself.', ['1: :item[        ]{as="lump"} melts']],
  ['what one does, by the ending of its verb', 'The Shovel hums, and Gold Ore whistles.', ['1: Shovel hums', '1: Gold Ore whistles']],
  ['how it is', 'Gold Ore is full of air.', ['1: Gold Ore is full']],
  ['what is done to it', 'The Shovel is steered with the mouse.', ['1: Shovel is steered']],
  ['what it is', 'Take Gold Ore. It is worth a walk. The Gold Ore is richer there.', ['1: It is worth', '1: Gold Ore is richer']],
  ['what "it" does, after its name', 'Take a Shovel. It repairs the rest.', ['1: It repairs']],
  ['what a game is set in', 'Rain fills the bucket, and prices rise.', ['1: Rain fills', '1: prices rise']],
  ['what a player can do', 'You can sell Gold Ore by the piece.', ['1: You can']],
  [
    'a key that is typed',
    'Press F to go on, or hold the shift key, or turn the mouse wheel.',
    ['1: Press F', '1: hold the shift', '1: mouse wheel'],
  ],
  ['what many do', 'Shovels scare crabs. Wet Shovels glow.', ['1: Shovels scare', '1: Wet Shovels glow']],
  ['what it does not do', "A Shovel doesn't dig, and Gold Ore will not melt.", ["1: Shovel doesn't", '1: Gold Ore will not']],
  ['what it does now', 'A Shovel now breaks. Gold Ore is often sold raw.', ['1: Shovel now breaks', '1: Gold Ore is often sold']],
  ['what it does after a comma', 'Keep Gold Ore dry, or it dissolves.', ['1: , or it dissolves']],
  ['what an action does', 'Digging by hand saves the ground.', ['1: Digging by hand saves']],
  [
    'what it hangs on',
    'The luck of a Shovel depends on the moon, thanks to Gold Ore.',
    ['1: Shovel depends', '1: depends on', '1: moon', '1: thanks to'],
  ],
  ['that something is there', 'There is a door behind the river.', ['1: There is a']],
  ['what other games have', 'Sell it at dawn, before your stamina is gone.', ['1: dawn', '1: stamina']],
  ['the most, by any ending', 'Of a Shovel the handle is the prettiest part.', ['1: the prettiest']],
  ['a pair of a kind', 'A pair of Shovels on the line.', ['1: A pair of Shovels']],
  ['both', 'Gold Ore is always worth 8.', ['1: always', '1: 8']],
])('%s is a claim', (_, text, claims) => {
  expect(found(text)).toEqual(claims)
})

test.each([
  ['a reference', 'A pan gives :fact[pan_finds] finds, at :value[item/pan.price] coins.'],
  ['the number in the name of a reference', 'One of 8 gives :fact[mean.one of 8] finds.'],
  ['the same in words', 'A Shovel gives :fact[mean.eight of 1] finds of eight of them.'],
  ['a number in words that counts no thing of the game', 'There are six pages.'],
  ['the marker of a list', '1. Dig.\n2. Wash.'],
  ['how many of a part to take', '- 2 × :item[logic-flip]'],
  ['a day', 'On 2026-11-22, on 21 November 2026, on August 14, 2020, in May 2021.'],
  ['a version', 'In 1.7.2 and 2.0D, by version 3, since 1.6, and in 3.x.'],
  ['a key', 'Press :key[F1].'],
  ['what is said not to be sure', 'Most likely every Shovel breaks. We know of no Shovel that must be bought.'],
  ['a comparison by a number', 'A Shovel costs more than :fact[half_price].'],
  ['advice', 'Keep every Gold Ore you find, and one for every Shovel.'],
  ['code', 'Run `head -20`.\n\n```sh\nsleep 5\n```'],
  ['an address', '[the forum](/forum/12) at https://example.org/34'],
  ['a tool that is drawn', '::tool{slug=pressure tanks=2}'],
  ['the number of a shop', 'Go to :shop[14].'],
  ['a licence', 'Under CC BY-SA 4.0.'],
  ['what is known by a source', 'By its class, a Shovel breaks. Players tell that Gold Ore melts. In 1.7.2 a Shovel sinks.'],
  ['what is linked to an open question', 'A Shovel floats ([open question](/open-questions#floats)).'],
  ['what a thing does, with its number', 'A Shovel breaks after :fact[shovel_uses] uses.'],
  ['things side by side', 'Of Gold Ore goods, and of Shovel parts.'],
  ['a condition', 'If the Shovel breaks, and where Gold Ore lies, dig on.'],
  ['a question, and a heading', '## The Shovel breaks\n\nWhy does Gold Ore melt so well: a Shovel breaks?'],
  ['what it does, of something else', 'The site is old. It keeps your list.'],
  ['the name of many, and what is no verb', 'Shovels and Gold Ore, Shovels under water. Two rows of them.'],
  ['what is there, by a file', 'There is a cave in the files.'],
  ['a word about anything else', 'You only live once. Take a Shovel.'],
])('%s is none', (_, text) => {
  expect(found(text)).toEqual([])
})

test('what was seen or read from the files may be said flatly; its numbers still come by reference', () => {
  expect(found('A Shovel only lifts 1 chunk.', true)).toEqual(['1: 1'])
})

test('where a mark says how sure a text is, what a thing does may be said plainly, and no more than that', () => {
  const marked = (text: string) => findClaims(text, { names, isMarked: true }).map((claim) => claim.found)
  expect(marked('The Shovel breaks. It never floats, and a Shovel lifts 3 chunks.')).toEqual(['never', '3'])
})

test('a claim tells its sentence', () => {
  const [claim] = findClaims('Dig first. A Shovel lifts 3 chunks, always. Then wash.', { names })
  expect(claim?.sentence).toBe('A Shovel lifts 3 chunks, always.')
})
