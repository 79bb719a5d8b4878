import { startAddToList } from './features/lists/saved/add-to-list.browser.ts'
import { startAnalytics } from './features/analytics/analytics.browser.ts'
import { startBackToTop } from './features/layout/back-to-top.browser.ts'
import { startItemCards } from './game-ui/item-cards.browser.ts'
import { loadPart } from './browser/load-part.ts'
import { startPhoneMenu } from './features/layout/tab-bar.browser.ts'
import { startPictureFallback } from './game-ui/picture-fallback.browser.ts'
import { startRelativeDates } from './features/dates/relative-dates.browser.ts'
import { startRetry } from './features/layout/burst-page.browser.ts'
import { startSearchKeys } from './features/search/overlay/search-keys.browser.ts'
import { startShare } from './browser/share.ts'
import { startShopTips } from './features/places/shop-tips.browser.ts'
import { startShowMods } from './features/mods/show-mods.browser.ts'
import { startThemeSwitch } from './features/layout/theme-switch.browser.ts'
import { startVideos } from './features/video/video.browser.ts'
import { startWeightCalculator } from './features/items/numbers/weight-calculator.browser.ts'

/** Everything that works on any page, over its finished HTML; each part for itself, in this order. */
export const browserParts: (() => void)[] = [
  startThemeSwitch,
  startPhoneMenu,
  startSearchKeys,
  startItems,
  startPictureFallback,
  startShowMods,
  startAddToList,
  startBackToTop,
  startItemCards,
  startRelativeDates,
  startShare,
  startVideos,
  startRetry,
  startAnalytics,
  startShopTips,
  startWeightCalculator,
  startPartsOfPage,
]

function startItems() {
  const items = document.querySelector<HTMLFormElement>('form[data-items]')
  if (!items) return
  void loadPart(
    () => import('./features/items/table/item-table.browser.ts'),
    (notice) => items.prepend(notice),
  ).then(({ startItemTable }) => startItemTable(items))
  if (items.dataset.items === 'catalogue')
    void loadPart(() => import('./features/lists/catalogue/item-picks.browser.ts')).then(({ startItemPicks }) => startItemPicks(items))
}

function startPartsOfPage() {
  if (document.querySelector('[data-contents], [data-slider], .acc'))
    void loadPart(() => import('./features/prose/reading.browser.ts')).then(({ startReading }) => startReading())
  if (document.querySelector('time[data-relative], form[data-live]'))
    void loadPart(() => import('./features/dates/date-tips.browser.ts')).then(({ startDateTips }) => startDateTips())
  const live = document.querySelector<HTMLFormElement>('form[data-live]')
  if (live)
    void loadPart(
      () => import('./features/leaderboards/live-form.browser.ts'),
      (notice) => live.before(notice),
    ).then(({ startLiveForms }) => startLiveForms())
  const random = document.querySelector<HTMLElement>('[data-random-item]')
  if (random) void loadPart(() => import('./features/home/random-item.browser.ts')).then(({ startRandomItem }) => startRandomItem(random))
  const chat = document.querySelector<HTMLElement>('[data-chat]')
  if (chat) void loadPart(() => import('./features/home/chat-card.browser.ts')).then(({ startChatCard }) => startChatCard(chat))
  if (document.querySelector('[data-ad]'))
    void loadPart(() => import('./features/ads/ad-slot.browser.ts')).then(({ startAds }) => startAds())
  if (document.querySelector('[data-choice]'))
    void loadPart(() => import('./features/privacy/privacy-choices.browser.ts')).then(({ startChoices }) => startChoices())
  const tryCalls = document.querySelector('[data-try-call]')
  if (tryCalls) void loadPart(() => import('./features/api-docs/try-call.browser.ts')).then(({ startTryCalls }) => startTryCalls())
  const worldMap = document.querySelector<HTMLElement>('[data-world-map]')
  if (worldMap)
    void loadPart(
      () => import('./features/map/world-map.browser.ts'),
      (notice) => worldMap.prepend(notice),
    ).then(({ startWorldMap }) => startWorldMap(worldMap))
}
