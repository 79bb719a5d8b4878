import { plannerUrl, describeHandIns } from '#model/my-game/hand-ins.ts'
import { chosenSlot, has, tick, type GameSlot } from '#model/my-game/my-game.ts'
import { countHere, countStanding, nameOfPlace, describeStanding } from '#model/my-game/standing.ts'
import type { PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { countOf } from '#model/text/count-of.ts'
import { loadScript } from '#web/browser/load-part.ts'
import { element } from '#web/browser/element.ts'
import { find, findAll, readAttr } from '#web/browser/find.ts'
import { renderMark } from '#web/game-ui/mark.browser.ts'
import { gameStore } from './game-store.ts'
import { tickedThing, ticksThing } from './game-tick.data-attrs.ts'

/** What can be told only with what the wiki knows of other things, once it has come. */
type Known = { chain: PlanBlueprint[]; names: Record<string, string> }

/** What a page says of its things in the reader's game. A tap ticks one in the slot that is looked at, another takes the tick away. */
export function showGameTicks() {
  const known: Known = { chain: [], names: {} }
  const shown = findAll(document, tickedThing).map((line) => {
    const button = find<HTMLButtonElement>(line, ticksThing)
    const kind = readAttr(button, ticksThing)
    const thing = readAttr(line, tickedThing) ?? ''
    const said = line.querySelector('[role=status]')
    if (kind) button?.addEventListener('click', () => gameStore.updateSlot((slot) => tick(slot, kind, thing)))
    return { button, kind, thing, said }
  })
  const show = () => {
    const { games, isSaved } = gameStore.read()
    const slot = chosenSlot(games)
    for (const { button, kind, thing, said } of shown) {
      const isHad = kind !== undefined && has(slot, kind, thing)
      button?.setAttribute('aria-pressed', String(isHad))
      const goal = known.chain.find(({ blueprint_item }) => blueprint_item === thing)?.output
      const left = goal === undefined || isHad ? [] : linkHandIns(known.chain, slot, goal)
      const where = slot.name || `slot ${games.chosen + 1}`
      const ticked = kind ? [`${isHad ? 'Yours' : 'Not yours yet'}, in ${where}`, ...left] : []
      const stands = describeWhere(slot, thing, known)
      const words = [...ticked, ...(ticked.length > 0 && stands ? ['. '] : []), stands]
      said?.replaceChildren(...(isSaved ? words : ['Your browser blocks storage.']))
    }
  }
  gameStore.subscribe(show)
  show()
  /** A kindness: without an answer the tick works all the same. */
  const learn = async (what: Promise<Partial<Known>>) => {
    try {
      Object.assign(known, await what)
      show()
    } catch (error) {
      console.info('What else there is to say of it did not come', error)
    }
  }
  if (shown.some(({ kind }) => kind === 'blueprint')) void learn(loadApi().then(async (api) => ({ chain: await api.blueprints() })))
  const slot = chosenSlot(gameStore.read().games)
  if (shown.some(({ thing }) => countStanding(slot, thing) > 0)) void learn(namePlaces().then((names) => ({ names })))
}

/** What is still to be handed in for it, which leads to where that is planned with what is there; nothing at the goal. */
function linkHandIns(chain: readonly PlanBlueprint[], { have }: GameSlot, goal: string): (Node | string)[] {
  const left = describeHandIns(chain, have.blueprint, goal)
  if (!left) return []
  return [': ', element('a', { href: plannerUrl(chain, have.blueprint, goal), title: 'Work it out' }, left.words), ...renderMark(left.mark)]
}

/** Where a thing stands, or how much stands at the place of that name. */
function describeWhere(slot: GameSlot, thing: string, { names }: Known): string {
  const here = countHere(slot, thing)
  return here > 0
    ? `${countOf(here, 'thing stands', 'things stand')} here`
    : describeStanding(slot, thing, (place) => nameOfPlace(slot, place, names))
}

const loadApi = () => loadScript(() => import('#web/browser/api.ts')).then(({ api }) => api)

/** The places of the wiki. */
async function namePlaces(): Promise<Record<string, string>> {
  const api = await loadApi()
  const [digsites, towns] = await Promise.all([api.digsiteEntries(), api.townEntries()])
  return Object.fromEntries([
    ...digsites.map(({ safe_name, name }) => [safe_name, name] as const),
    ...towns.map(({ town_safe_name, name }) => [town_safe_name, name] as const),
  ])
}
