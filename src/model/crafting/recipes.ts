import type { Process } from './process.ts'
import type { Blueprint } from './blueprint.ts'
import type { Resource, ResourceType } from './resource.ts'
import { toMark, worstMark, type Mark, type SourceCertainty } from '#model/wiki/certainty.ts'

/** Words for each process; `hot`: with hot metal. */
export const processes = {
  wash: { name: 'Wash', done: 'washed', where: 'in a pan or harvester', hot: false },
  smelt: {
    name: 'Smelt',
    done: 'smelted',
    where: 'in a crucible or smelter',
    hot: true,
  },
  cut: { name: 'Cut', done: 'cut', where: 'on a grinding wheel', hot: false },
  press: { name: 'Press', done: 'pressed', where: 'in a gem compressor', hot: false },
  smith: { name: 'Smith', done: 'smithed', where: 'on the anvil', hot: true },
  craft: { name: 'Craft', done: 'crafted', where: 'on the workbench', hot: true },
  research: { name: 'Research', done: 'researched', where: 'on the barge', hot: false },
} as const satisfies Record<Process, { name: string; done: string; where: string; hot: boolean }>

export type { Process }

export type Thing = { name: string; safe_name: string }

export type Ingredient = Thing & {
  amount: number
  /** Pieces, or units of weight. */
  unit: 'piece' | 'weight'
  /** The general word, if others do as well: "bar", "gem". */
  noun: string
  /** Badge of the amount. */
  mark: Mark | null
  /** Alternatives. */
  or: Thing[]
}

export type Recipe = Thing & {
  process: Process
  ingredients: Ingredient[]
  type: ResourceType | 'research'
  /** Badge of the recipe. */
  mark: Mark | null
}

/** A resource with the certainty of its recipe. */
type RecipeRecord = Resource & Thing & { recipe_certainty?: SourceCertainty | null }

export type RecipeBook = {
  /** The thing that ores and uncut gems are washed from. */
  ground: Thing | null
  /** The recipe of a thing; undefined if it is not made. */
  of: (safeName: string) => Recipe | undefined
  /** Recipes that use a thing. */
  from: (safeName: string) => Recipe[]
  /** Recipes of a process. */
  by: (process: Process) => Recipe[]
}

/** Things that the resource records do not have: what ores are washed from, and scrap metal. */
export type RecipeGround = { ground: Thing | null; scrapMetal: Thing | null }

const processOf: Record<ResourceType, Process> = {
  ore: 'wash',
  'uncut-gem': 'wash',
  bar: 'smelt',
  gem: 'cut',
  'composite-gem': 'press',
  jewelry: 'smith',
  weapon: 'smith',
  blueprint: 'craft',
}
const nounOf: Partial<Record<ResourceType, string>> = {
  ore: 'ore',
  bar: 'bar',
  'uncut-gem': 'uncut gem',
  gem: 'gem',
  'composite-gem': 'gem',
}

/** All recipes of the game, from the resource records and the blueprint chain. */
export function createRecipeBook(
  resources: readonly RecipeRecord[],
  blueprints: readonly Blueprint[],
  { ground, scrapMetal }: RecipeGround,
): RecipeBook {
  const byName = new Map(resources.map((resource) => [resource.safe_name, resource]))
  const recipes = new Map<string, Recipe>()

  for (const resource of resources) {
    const { name, safe_name, type, input } = resource
    const blueprint = blueprints.find(({ output }) => output === safe_name)
    const dugUp = input.length === 0 && processOf[type] === 'wash' && safe_name !== scrapMetal?.safe_name
    const ingredients = dugUp
      ? ground
        ? [piece(ground, ground.name.toLowerCase(), 1)]
        : []
      : input.map(({ name: needed, amt }): Ingredient => {
          if (blueprint?.blueprint_item === needed) return piece(blueprintItem(blueprint), 'blueprint', amt)
          const record = byName.get(needed)
          const thing = { name: record?.name ?? needed, safe_name: needed }
          const noun = (record && nounOf[record.type]) ?? thing.name.toLowerCase()
          if (blueprint) return { ...thing, amount: amt, unit: 'weight', noun, mark: toMark(blueprint.craft_certainty), or: [] }
          return { ...piece(thing, noun, amt), or: stronger(resources, needed, safe_name) }
        })
    const mark = toMark(resource.recipe_certainty)
    if (ingredients.length > 0) recipes.set(safe_name, { name, safe_name, type, process: processOf[type], ingredients, mark })
  }
  for (const blueprint of blueprints) {
    const { require_item, require_weight } = blueprint
    const name = byName.get(require_item)?.name ?? require_item
    const needed: Ingredient = {
      name,
      safe_name: require_item,
      amount: require_weight,
      unit: 'weight',
      noun: name.toLowerCase(),
      mark: null,
      or: [],
    }
    const item = blueprintItem(blueprint)
    recipes.set(item.safe_name, { ...item, type: 'research', process: 'research', ingredients: [needed], mark: null })
  }

  const all = [...recipes.values()]
  const isNeeded = (safeName: string) => (ingredient: Ingredient) =>
    [ingredient, ...ingredient.or].some(({ safe_name }) => safe_name === safeName)
  return {
    ground,
    of: (safeName) => recipes.get(safeName),
    from: (safeName) => {
      // In the order of the record; other products (research) come last.
      const order = byName.get(safeName)?.output ?? []
      const outputOrder = ({ safe_name }: Recipe) => (order.includes(safe_name) ? order.indexOf(safe_name) : order.length)
      return all.filter(({ ingredients }) => ingredients.some(isNeeded(safeName))).toSorted((a, b) => outputOrder(a) - outputOrder(b))
    },
    by: (process) => all.filter((recipe) => recipe.process === process),
  }
}

function piece(thing: Thing, noun: string, amount: number): Ingredient {
  return { ...thing, amount, unit: 'piece', noun, mark: null, or: [] }
}

function blueprintItem({ name, blueprint_item }: Blueprint): Thing {
  return { name: `${name} Blueprint`, safe_name: blueprint_item }
}

/** A ring takes a cut gem or the composite made of such gems. */
function stronger(resources: readonly (Resource & Thing)[], needed: string, product: string): Thing[] {
  return resources
    .filter(({ input, output }) => input.some(({ name }) => name === needed) && output.includes(product))
    .map(({ name, safe_name }) => ({ name, safe_name }))
}

/** A short amount: "1 bar", "bar of weight 3+". */
export function shortAmount({ amount, unit, noun }: Ingredient): string {
  if (unit === 'weight') return `${noun} of weight ${amount}+`
  return `${amount} ${amount === 1 ? noun : `${noun}s`}`
}

/** Badge of the text of `shortNeeds`. */
export function markOfNeeds({ mark, ingredients }: Recipe): Mark | null {
  return worstMark([mark, ...ingredients.map((ingredient) => ingredient.mark)])
}

/** The needs of a recipe in short; '' if one thing becomes another. */
export function shortNeeds({ ingredients }: Recipe): string {
  const [only, ...more] = ingredients
  if (only && more.length === 0 && only.unit === 'piece' && only.amount === 1 && only.noun !== 'bar') return ''
  return listAmounts(ingredients)
}

/** The needs of a recipe with the metal of its bars: "2 gold bars, 1 gem". */
export function shortNeedsWithMetal({ ingredients }: Recipe): string {
  return listAmounts(ingredients.map((of) => (of.noun === 'bar' ? { ...of, noun: of.name.toLowerCase() } : of)))
}

function listAmounts(ingredients: readonly Ingredient[]): string {
  return ingredients.map((ingredient) => (ingredient.noun === 'blueprint' ? 'blueprint' : shortAmount(ingredient))).join(', ')
}
