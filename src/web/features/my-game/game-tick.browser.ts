import { tellHandIns } from '#model/my-game/hand-ins.ts'
import { chosenSlot, has, tick, type CollectedKind } from '#model/my-game/my-game.ts'
import type { PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { api } from '#web/browser/api.ts'
import { valueOf } from '#web/browser/find.ts'
import { gameStore } from './game-store.ts'
import { tickedThing, ticksThing } from './game-tick.attributes.ts'

/** The button of an item's page: a tap ticks the item in the slot that is looked at, another one takes the tick away. */
export function startGameTick(button: HTMLButtonElement) {
  const [kind, thing = ''] = [valueOf(button, ticksThing) as CollectedKind, valueOf(button, tickedThing)]
  const said = button.nextElementSibling
  let chain: PlanBlueprint[] = []
  const show = () => {
    const { games, isSaved } = gameStore.read()
    const slot = chosenSlot(games)
    const isHad = has(slot, kind, thing)
    button.setAttribute('aria-pressed', String(isHad))
    const goal = chain.find(({ blueprint_item }) => blueprint_item === thing)?.output
    const left = goal === undefined || isHad ? '' : tellHandIns(chain, slot.have.blueprint, goal)
    const where = slot.name || `slot ${games.chosen + 1}`
    if (said)
      said.textContent = isSaved
        ? [`${isHad ? 'Yours' : 'Not yours yet'}, in ${where}`, left].filter(Boolean).join(': ')
        : 'This browser keeps nothing.'
  }
  button.addEventListener('click', () => gameStore.updateSlot((slot) => tick(slot, kind, thing)))
  gameStore.subscribe(show)
  button.disabled = false
  show()
  if (kind !== 'blueprint') return
  // How far it is to the blueprint is a kindness: without an answer the tick works all the same.
  api.blueprints().then(
    (blueprints) => {
      chain = blueprints
      show()
    },
    (error: unknown) => console.info('The way to the blueprint did not come', error),
  )
}
