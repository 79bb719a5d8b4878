import { expect, test } from 'vitest'
import { toAnvilRecipes } from './anvil-recipes.ts'

const bar = (name: string, amt: number) => ({ name, amt })

test('rings of every gem are one recipe, and blueprints are none', () => {
  const recipes = toAnvilRecipes([
    { name: 'Sword', safe_name: 'sword', type: 'weapon', input: [bar('iron-bar', 3)] },
    { name: 'Ruby', safe_name: 'ruby', type: 'gem', input: [bar('uncut-ruby', 1)] },
    { name: 'Onyx', safe_name: 'onyx', type: 'gem', input: [bar('uncut-onyx', 1)] },
    { name: 'Ruby Ring', safe_name: 'ruby-ring', type: 'jewelry', input: [bar('gold-bar', 1), bar('ruby', 1)] },
    { name: 'Onyx Ring', safe_name: 'onyx-ring', type: 'jewelry', input: [bar('gold-bar', 1), bar('onyx', 1)] },
    { name: 'Dagger', safe_name: 'dagger', type: 'weapon', input: [bar('iron-bar', 1)] },
    { name: 'Cage', safe_name: 'cage', type: 'blueprint', input: [bar('iron-bar', 12)] },
  ])
  expect(recipes.map(({ name, bars, gems, makes }) => `${name}: ${bars} ${gems.join('|')} -> ${makes.length}`)).toEqual([
    'Dagger: 1  -> 1',
    'Sword: 3  -> 1',
    'Ring: 1 ruby|onyx -> 2',
  ])
})
