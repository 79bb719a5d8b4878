import { plannerUrl, describeHandIns } from '#model/my-game/hand-ins.ts'
import { chosenSlot, has, tick, type GameSlot } from '#model/my-game/my-game.ts'
import { countHere, countStanding, nameOfPlace, describeStanding } from '#model/my-game/standing.ts'
import type { PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { countOf } from '#model/text/count-of.ts'
import { loadScript } from '#web/browser/load-part.ts'
import { find, findAll, readAttr } from '#web/browser/find.ts'
import { gameStore } from './game-store.ts'
import { gameStatusPart, tickedThing, ticksThing } from './game-tick.data-attrs.ts'

/** Data from the API, empty until loaded. */
type Loaded = { chain: PlanBlueprint[]; names: Record<string, string> }

/** Shows what the reader's game has of a page's things. A click ticks one in the selected slot, another click unticks it. */
export function showGameTicks() {
  const loaded: Loaded = { chain: [], names: {} }
  const shown = findAll(document, tickedThing).map((line) => {
    const button = find<HTMLButtonElement>(line, ticksThing)
    const kind = readAttr(button, ticksThing)
    const thing = readAttr(line, tickedThing) ?? ''
    if (kind) button?.addEventListener('click', () => gameStore.updateSlot((slot) => tick(slot, kind, thing)))
    return { line, button, kind, thing }
  })
  const showTicks = () => {
    const { games, isSaved } = gameStore.read()
    const slot = chosenSlot(games)
    for (const { line, button, kind, thing } of shown) {
      const isHad = kind !== undefined && has(slot, kind, thing)
      button?.setAttribute('aria-pressed', String(isHad))
      const goal = loaded.chain.find(({ blueprint_item }) => blueprint_item === thing)?.output
      const place = slot.name || `slot ${games.chosen + 1}`
      const owned = kind ? `${isHad ? 'Yours' : 'Not yours yet'}, in ${place}` : ''
      const standing = describeWhere(slot, thing, loaded)
      showHandIns(line, goal === undefined || isHad || !isSaved ? undefined : { chain: loaded.chain, slot, goal })
      writeStatus(line, 'owned', isSaved ? owned : 'Your browser blocks storage.')
      writeStatus(line, 'standing', isSaved ? `${owned && standing ? '. ' : ''}${standing}` : '')
    }
  }
  gameStore.subscribe(showTicks)
  showTicks()
  /** Optional: ticks work without the response. */
  const learn = async (loading: Promise<Partial<Loaded>>) => {
    try {
      Object.assign(loaded, await loading)
      showTicks()
    } catch (error) {
      console.info('Blueprints or places of this page could not be loaded', error)
    }
  }
  if (shown.some(({ kind }) => kind === 'blueprint')) void learn(loadApi().then(async (api) => ({ chain: await api.blueprints() })))
  const slot = chosenSlot(gameStore.read().games)
  if (shown.some(({ thing }) => countStanding(slot, thing) > 0)) void learn(namePlaces().then((names) => ({ names })))
}

function writeStatus(line: HTMLElement, part: 'owned' | 'standing', text: string) {
  const element = find(line, gameStatusPart, part)
  if (element && element.textContent !== text) element.textContent = text
}

/** Shows the hand-ins left for a goal, with a link to the planner; hidden once the goal is reached. */
function showHandIns(line: HTMLElement, plan: { chain: PlanBlueprint[]; slot: GameSlot; goal: string } | undefined) {
  const link = find<HTMLAnchorElement>(line, gameStatusPart, 'hand-ins')
  const guess = find(line, gameStatusPart, 'guess')
  if (!link?.parentElement || !guess) return
  const have = plan?.slot.have.blueprint ?? []
  const left = plan && describeHandIns(plan.chain, have, plan.goal)
  link.parentElement.hidden = !left
  if (!plan || !left) return
  link.href = plannerUrl(plan.chain, have, plan.goal)
  link.textContent = left.words
  guess.hidden = left.mark !== 'guess'
}

/** Where a thing stands, or how many things stand at this place. */
function describeWhere(slot: GameSlot, thing: string, { names }: Loaded): string {
  const here = countHere(slot, thing)
  return here > 0
    ? `${countOf(here, 'thing stands', 'things stand')} here`
    : describeStanding(slot, thing, (place) => nameOfPlace(slot, place, names))
}

const loadApi = () => loadScript(() => import('#web/browser/api.ts')).then(({ api }) => api)

/** Names of places. */
async function namePlaces(): Promise<Record<string, string>> {
  const api = await loadApi()
  const [digsites, towns] = await Promise.all([api.digsiteEntries(), api.townEntries()])
  return Object.fromEntries([
    ...digsites.map(({ safe_name, name }) => [safe_name, name] as const),
    ...towns.map(({ town_safe_name, name }) => [town_safe_name, name] as const),
  ])
}
