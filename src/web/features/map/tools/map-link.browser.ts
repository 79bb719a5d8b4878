import { copyText } from '#web/browser/copy-text.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import type { Notify } from '#web/features/map/panel/map-panel-state.ts'
import { find } from '#web/browser/find.ts'
import { linkByHand, mapTool } from '#web/features/map/map.data-attrs.ts'

/** Copies a link to the current view, or shows it in a field if the clipboard is unavailable. */
export function startMapLink({ root }: MapStage, toAddress: () => { address: string; carries: string }, notify: Notify) {
  const button = find(root, mapTool, 'link')
  const byHand = find(root, linkByHand)
  const field = byHand?.querySelector('input')
  field?.addEventListener('focus', () => field.select())
  button?.addEventListener('click', () => {
    const { address, carries } = toAddress()
    void copyText(address).then((isCopied) => {
      if (byHand && field) {
        byHand.hidden = isCopied
        field.value = address
      }
      if (isCopied) notify(`Link copied. It opens the map as you see it now${carries}.`)
      else field?.focus()
    })
  })
}
