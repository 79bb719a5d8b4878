import { markOfNeeds, shortNeeds, type Ingredient, type Process, type Recipe, type RecipeBook, type Thing } from './recipes.ts'
import { worstMark, type Mark } from '#model/wiki/certainty.ts'

/** A node of the tree: one thing, or a family of similar things (rings with each gem). */
export type TreeNode = {
  id: string
  title: string
  note: string
  things: Thing[]
  /** The process that makes it; null for a leaf. */
  process: Process | null
  /** Badge of the recipe and its amounts. */
  mark: Mark | null
  hasAmounts: boolean
  current: boolean
}

export type TreeLink = { from: TreeNode; to: TreeNode; process: Process }

/** Columns from the ground to the finished thing; links lead from one column to the next. */
export type CraftingTree = { columns: TreeNode[][]; links: TreeLink[] }

/** Columns beyond this are only shown if the way from the ground needs them. */
const comfortableColumns = 5
/** Nodes per column above which families are grouped. */
const comfortablePlates = 5

/** Builds the tree: everything a thing is made from, and what it becomes, as far as there is room. Null if neither is known. */
export function growCraftingTree(thing: Thing, recipes: RecipeBook): CraftingTree | null {
  const current = toNode([thing], [recipes.of(thing.safe_name)], true)
  const links: TreeLink[] = []
  const before = growBack(current, recipes, links)
  const after = growForward(current, recipes, links, comfortableColumns - before.length - 1)
  if (before.length + after.length === 0) return null
  return { columns: [...before.toReversed(), [current], ...after], links }
}

/** The columns before a node, nearest first. A thing appears once per column. */
function growBack(current: TreeNode, recipes: RecipeBook, links: TreeLink[]): TreeNode[][] {
  const columns: TreeNode[][] = []
  for (let column = [current]; column.length > 0;) {
    const earlier = new Map<string, TreeNode>()
    for (const to of column) {
      // The research of a blueprint is on its own page.
      if (to !== current && to.process === 'research') continue
      const recipe = recipes.of(to.things[0]?.safe_name ?? '')
      for (const ingredient of recipe?.ingredients ?? []) {
        const plate = toNode([ingredient], [recipes.of(ingredient.safe_name)], false)
        const from = earlier.get(ingredient.safe_name) ?? { ...plate, ...noteForUse(ingredient, recipe, recipes) }
        earlier.set(ingredient.safe_name, from)
        if (recipe) links.push({ from, to, process: recipe.process })
      }
    }
    column = [...earlier.values()]
    if (column.length > 0) columns.push(column)
  }
  return columns
}

/** The columns after a node: one, and a second if there is room. */
function growForward(current: TreeNode, recipes: RecipeBook, links: TreeLink[], room: number): TreeNode[][] {
  const columns: TreeNode[][] = []
  const shown = new Set([current.things[0]?.safe_name])
  for (let column = [current]; columns.length < 2 && (columns.length === 0 || columns.length < room);) {
    const later: TreeNode[] = []
    // A product of several nodes of a column appears once, with the first of them.
    const products = column.map((from) => ({
      from,
      recipes: from.things.length === 1 ? recipes.from(from.things[0]?.safe_name ?? '') : [],
    }))
    const crowded = products.reduce((sum, { recipes: some }) => sum + some.length, 0) > comfortablePlates
    for (const { from, recipes: some } of products) {
      const fresh = some.filter(({ safe_name }) => !shown.has(safe_name))
      for (const { safe_name } of fresh) shown.add(safe_name)
      for (const family of crowded ? groupFamilies(fresh) : fresh.map((recipe) => [recipe])) {
        const [recipe] = family
        if (!recipe) continue
        const to = toNode(family, family, false, family.length > 1 ? familyName(recipe) : undefined)
        later.push(to)
        links.push({ from, to, process: recipe.process })
      }
    }
    if (later.length === 0) break
    columns.push(later)
    column = later
  }
  return columns
}

function toNode(things: Thing[], recipes: readonly (Recipe | undefined)[], current: boolean, family?: string): TreeNode {
  const [first] = things
  const [recipe] = recipes
  const plain = things.map(({ name, safe_name }) => ({ name, safe_name }))
  const note = current ? 'this item' : noteOf(recipe, family !== undefined)
  const hasAmounts = recipe !== undefined && note !== '' && note === shortNeeds(recipe)
  return {
    id: `${current ? 'here' : ''}${plain.map(({ safe_name }) => safe_name).join('+')}`,
    title: family ?? first?.name ?? '',
    note,
    things: plain,
    process: recipe?.process ?? null,
    mark: worstMark(recipes.map((recipeOf) => (recipeOf && hasAmounts ? markOfNeeds(recipeOf) : (recipeOf?.mark ?? null)))),
    hasAmounts,
    current,
  }
}

/** The note of an ingredient where its use says more than its recipe. */
function noteForUse(ingredient: Ingredient, use: Recipe | undefined, recipes: RecipeBook): Partial<TreeNode> {
  if (ingredient.safe_name === recipes.ground?.safe_name) return { note: 'from the ground' }
  const madeByWeight = recipes.of(ingredient.safe_name)?.ingredients.some(({ unit }) => unit === 'weight') === true
  // The lightest piece that can be made may be too light to hand in.
  if (use?.process === 'research' && madeByWeight) return { note: `weight ${ingredient.amount}+`, hasAmounts: false }
  return {}
}

function noteOf(recipe: Recipe | undefined, family: boolean): string {
  if (!recipe) return ''
  if (family && recipe.process === 'craft') return 'each from its own blueprint'
  if (recipe.process === 'research') return `${recipe.ingredients[0]?.name ?? ''}, weight ${recipe.ingredients[0]?.amount ?? ''}+`
  return shortNeeds(recipe)
}

/** Groups families: rings with rings, uncut gems with uncut gems. */
function groupFamilies(recipes: Recipe[]): Recipe[][] {
  return [...Map.groupBy(recipes, familyName).values()]
}

/** "Emerald Ring" -> "Rings" */
export function familyName({ name, type, ingredients }: Recipe): string {
  if (type === 'uncut-gem') return 'Uncut gems'
  if (type === 'blueprint') return 'Workbench goods'
  if (type === 'jewelry' && ingredients.length > 1) return `${name.split(' ').at(-1) ?? name}s`
  return name
}

/** The nodes in reading order: each branch from the ground up, then the item, then its products. */
export function readingOrder({ columns, links }: CraftingTree): TreeNode[] {
  const read = new Set<TreeNode>()
  const current = columns.flat().find((node) => node.current)
  const visit = (node: TreeNode) => {
    for (const { from } of links.filter(({ to }) => to === node)) if (!read.has(from)) visit(from)
    read.add(node)
  }
  if (current) visit(current)
  const readLinks = (node: TreeNode) => {
    for (const { to } of links.filter(({ from }) => from === node)) {
      if (read.has(to)) continue
      read.add(to)
      readLinks(to)
    }
  }
  if (current) readLinks(current)
  return [...read]
}
