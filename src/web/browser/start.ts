import { startBackToTop } from './back-to-top.ts'
import { startItemCards } from './item-cards.ts'
import { startPictureFallback } from './picture-fallback.ts'
import { startRelativeDates } from './relative-dates.ts'
import { startThemeSwitch } from './theme-switch.ts'

/** Everything that works on any page, over its finished HTML. */
export function startBrowserParts() {
  startThemeSwitch()
  startBackToTop()
  startPictureFallback()
  startItemCards()
  startRelativeDates()
}
