import { describe, expect, test } from 'vitest'
import { readRealContent } from '../../test/support/real-content.ts'

const { items, provenance } = readRealContent()
const advised = items.filter(({ advice }) => advice !== '').map((item) => ({ ...item, text: item.advice.replace(/<[^>]*>/g, '').trim() }))

/** The items that players look up most: hand tools, machines and pipes, goods. */
const questions = [
  ['shovel', 'improved-shovel', 'pickaxe', 'bucket', 'pan', 'spanner', 'toolbag', 'fishing-pole', 'fishing-pot'],
  ['intake-pipe', 'straight-pipe', 'pressure-tank', 'water-pipe-filter', 'conveyor', 'conveyor-splitter', 'funnel'],
  ['ram-drill', 'goliath-drill', 'harvester', 'smelter', 'small-furnace', 'anvil', 'workbench', 'gem-compressor', 'reactor'],
  ['logic-switch', 'logic-keypad', 'logic-delay', 'logic-water-valve', 'spanner-launcher', 'logic-explosives', 'logic-mini-nuke'],
  ['dirt', 'iron-ore', 'gold-ore', 'cloutium-ore', 'shard', 'iron-bar', 'gold-bar', 'emerald', 'sword', 'candle', 'coins', 'bookcase'],
].flat()

describe('advice on items', () => {
  test('at least 60 items have advice worth reading', () => {
    expect(advised.filter(({ text }) => text.length >= 120).length).toBeGreaterThanOrEqual(60)
  })

  test.each(questions)('%s has it', (safeName) => {
    expect(advised.find(({ safe_name }) => safe_name === safeName)?.text.length).toBeGreaterThanOrEqual(120)
  })

  test('no two are equal, and none repeats the description', () => {
    expect(new Set(advised.map(({ text }) => text)).size).toBe(advised.length)
    const first = advised.map(({ text }) => text.slice(0, 40))
    expect(new Set(first).size).toBe(first.length)
    for (const { text, description } of advised) expect(text).not.toContain(description)
  })

  test('an item does not link to its own page', () => {
    for (const { advice, safe_name } of advised) expect(advice).not.toContain(`href="/database/${safe_name}"`)
  })

  test('each has a source', () => {
    for (const { sources, safe_name } of advised) expect(sources.advice?.source, safe_name).toBeTruthy()
  })
})

test('a logic element has the same certainty on its item as in the guide', () => {
  const linesOf = (kind: string, field: string) => provenance.filter((line) => line.kind === kind && line.field === field)
  const ofItems = new Map(linesOf('item', 'description').map(({ id, certainty }) => [id, certainty]))
  const elements = linesOf('logic-element', 'what_it_does')
  expect(elements.length).toBeGreaterThan(0)
  expect(elements.map(({ id }) => [id, ofItems.get(id)])).toEqual(elements.map(({ id, certainty }) => [id, certainty]))
})
