import { startAddToList } from './add-to-list.ts'
import { startAnalytics } from './analytics.ts'
import { startBackToTop } from './back-to-top.ts'
import { startItemCards } from './item-cards.ts'
import { startLiveForms } from './live-form.ts'
import { startPhoneMenu } from './phone-menu.ts'
import { startPictureFallback } from './picture-fallback.ts'
import { startRandomItem } from './random-item.ts'
import { startRelativeDates } from './relative-dates.ts'
import { startRetry } from './retry.ts'
import { startSearchKeys } from './search-keys.ts'
import { startShare } from './share.ts'
import { startShopTips } from './shop-tips.ts'
import { startShowMods } from './show-mods.ts'
import { startThemeSwitch } from './theme-switch.ts'
import { startVideos } from './videos.ts'
import { startWeightCalculator } from './weight-calculator.ts'

/** Everything that works on any page, over its finished HTML. */
export function startBrowserParts() {
  startThemeSwitch()
  startBackToTop()
  startPictureFallback()
  startItemCards()
  startRelativeDates()
  startPhoneMenu()
  startShare()
  startVideos()
  startRandomItem()
  startRetry()
  startSearchKeys()
  startLiveForms()
  startAnalytics()
  startShowMods()
  startShopTips()
  startAddToList()
  startWeightCalculator()
  const items = document.querySelector<HTMLTableElement>('table[data-item-table]')
  const filter = document.querySelector<HTMLFormElement>('form[data-item-filter]')
  if (items && filter) void import('./item-table.ts').then(({ startItemTable }) => startItemTable(items, filter))
  if (document.querySelector('[data-contents], [data-slider], .acc')) void import('./reading.ts').then(({ startReading }) => startReading())
  if (document.querySelector('time[data-relative], form[data-live]'))
    void import('./date-tips.ts').then(({ startDateTips }) => startDateTips())
  const chat = document.querySelector<HTMLElement>('[data-chat]')
  if (chat) void import('./chat-card.ts').then(({ startChatCard }) => startChatCard(chat))
  if (document.querySelector('[data-ad]')) void import('./ads.ts').then(({ startAds }) => startAds())
  if (document.querySelector('[data-choice]')) void import('./choices.ts').then(({ startChoices }) => startChoices())
  const tryCalls = document.querySelector('[data-try-call]')
  if (tryCalls) void import('./try-call.ts').then(({ startTryCalls }) => startTryCalls())
  const worldMap = document.querySelector<HTMLElement>('[data-world-map]')
  if (worldMap) void import('./map/world-map.ts').then(({ startWorldMap }) => startWorldMap(worldMap))
}
