import { findAll, readAttr } from '#web/browser/find.ts'
import { loadPart } from '#web/browser/load-part.ts'
import { readStored, storedEvent } from '#web/browser/storage.ts'
import { tickedThing, ticksThing } from './game-tick.data-attrs.ts'

/**
 * Shows what the reader's game has of a page's things. For readers without a game, the script loads on the first click, or if a blueprint
 * needs hand-ins.
 */
export function startGameTicks() {
  if (findAll(document, tickedThing).length === 0) return
  let showing: Promise<void> | undefined
  let isShown = false
  const loadTicks = async () => {
    const { showGameTicks } = await loadPart(() => import('./game-tick.browser.ts'))
    isShown = true
    showGameTicks()
  }
  const showTicks = () => (showing ??= loadTicks())
  const showStored = () => readStored('my_game') && void showTicks()
  for (const event of ['storage', storedEvent]) addEventListener(event, showStored)
  showStored()
  const buttons = findAll<HTMLButtonElement>(document, ticksThing)
  if (buttons.some((button) => readAttr(button, ticksThing) === 'blueprint')) void showTicks()
  for (const button of buttons) {
    button.disabled = false
    button.addEventListener('click', () => {
      if (!isShown) void showTicks().then(() => button.click())
    })
  }
}
