import type { Resource } from './resource.ts'

type AnvilResource = Pick<Resource, 'name' | 'type' | 'input'> & { safe_name: string }

/** A recipe of the anvil: bars, and a gem for jewelry. */
export type AnvilRecipe = { name: string; bar: string; bars: number; gems: string[]; makes: { name: string; safe_name: string }[] }

/** Types that the anvil makes. */
const kinds: readonly Resource['type'][] = ['weapon', 'jewelry']

/** "Emerald Ring" and "Ruby Ring" take the same bars and any gem: they are the one recipe "Ring". */
export function toAnvilRecipes(resources: readonly AnvilResource[]): AnvilRecipe[] {
  const gemTypes: readonly Resource['type'][] = ['gem', 'composite-gem', 'uncut-gem']
  const gems = new Set(resources.filter(({ type }) => gemTypes.includes(type)).map(({ safe_name }) => safe_name))
  const recipes = new Map<string, AnvilRecipe>()
  for (const { name, safe_name, type, input } of resources) {
    const [bar] = input.filter((part) => !gems.has(part.name))
    if (!kinds.includes(type) || !bar) continue
    const gem = input.find((part) => gems.has(part.name))?.name
    const own = gem ? (name.split(' ').at(-1) ?? name) : name
    const recipe = recipes.get(own) ?? { name: own, bar: bar.name, bars: bar.amt, gems: [], makes: [] }
    if (gem) recipe.gems.push(gem)
    recipe.makes.push({ name, safe_name })
    recipes.set(own, recipe)
  }
  return [...recipes.values()].toSorted((a, b) => a.gems.length - b.gems.length || b.bar.localeCompare(a.bar) || a.bars - b.bars)
}
