import { ignoreInputMethodKeys } from './browser/input-method.ts'
import { keepTypedText } from './browser/typed-text.browser.ts'
import { startAddToList } from './features/lists/saved/add-to-list.browser.ts'
import { startSourcePopover } from './features/certainty/start-source-popover.browser.ts'
import { startAnalytics } from './features/analytics/analytics.browser.ts'
import { startBackToTop } from './features/layout/back-to-top.browser.ts'
import { startItemCards } from './game-ui/item-card/item-cards.browser.ts'
import { loadPart } from './browser/load-part.ts'
import { startChoices } from './features/privacy/privacy-choices.browser.ts'
import { startContentsList } from './features/prose/contents-list.browser.ts'
import { startDateTips } from './features/dates/date-tips.browser.ts'
import { startDock } from './features/dock/start-dock.browser.ts'
import { startWaitingPictures } from './browser/sight/wait-for-sight.ts'
import { startMenus } from './features/layout/menus.browser.ts'
import { startOpenTarget } from './features/faq/open-target.ts'
import { startOffline } from './features/offline/start-offline.browser.ts'
import { startGameTicks } from './features/my-game/start-game-ticks.browser.ts'
import { startMyPrices } from './my-prices/start-my-prices.browser.ts'
import { startPictureFallback } from './game-ui/picture-fallback.browser.ts'
import { startRelativeDates } from './features/dates/relative-dates.browser.ts'
import { startRetry } from './features/layout/error-page.browser.ts'
import { startSearchKeys } from './features/search/overlay/search-keys.browser.ts'
import { startShare } from './browser/share/share.ts'
import { startSliders } from './features/about/scene-slider.browser.ts'
import { startShopTips } from './features/places/shop-tips.browser.ts'
import { startShowMods } from './features/mods/show-mods.browser.ts'
import { startThemeSwitch } from './features/layout/theme-switch.browser.ts'
import { startVideos } from './features/video/video.browser.ts'
import { find, readAttr } from './browser/find.ts'
import { isStaticExport } from './browser/static-export/static-export.ts'
import { basePrice } from './features/items/numbers/weight-calculator.data-attrs.ts'
import { itemsForm } from './features/items/table/item-table.data-attrs.ts'
import { liveForm } from './features/leaderboards/live-form.data-attrs.ts'
import { chatCard, randomItem } from './features/home/home.data-attrs.ts'
import { adPage } from './features/ads/ad-slot.data-attrs.ts'
import { callForm } from './features/api-docs/try-call.data-attrs.ts'
import { hidesGuesses } from './features/certainty/hide-guesses.data-attrs.ts'
import { worldMap } from './features/map/map.data-attrs.ts'

/** Scripts for any page. They enhance the server's HTML independently of each other, in this order. */
export const browserParts: (() => void)[] = [
  ignoreInputMethodKeys,
  keepTypedText,
  startThemeSwitch,
  startMenus,
  startSearchKeys,
  startItems,
  startMyPrices,
  startGameTicks,
  startPictureFallback,
  startWaitingPictures,
  startShowMods,
  startAddToList,
  startDock,
  startBackToTop,
  startItemCards,
  startRelativeDates,
  startShare,
  startVideos,
  startRetry,
  startAnalytics,
  startShopTips,
  startSourcePopover,
  startContentsList,
  startOpenTarget,
  startSliders,
  startDateTips,
  startChoices,
  startPartsOfPage,
  startOffline,
]

function startItems() {
  const items = find<HTMLFormElement>(document, itemsForm)
  if (!items) return
  void loadPart(
    () => import('./features/items/table/item-table.browser.ts'),
    (notice) => items.prepend(notice),
  ).then(({ startItemTable }) => startItemTable(items))
  if (readAttr(items, itemsForm) === 'catalogue')
    void loadPart(() => import('./features/catalogue/item-picks.browser.ts')).then(({ startItemPicks }) => startItemPicks(items))
}

function startPartsOfPage() {
  const weigh = find(document, basePrice)
  if (weigh)
    void loadPart(() => import('./features/items/numbers/weight-calculator.browser.ts')).then(({ startWeightCalculator }) =>
      startWeightCalculator(weigh),
    )
  const guesses = find<HTMLFormElement>(document, hidesGuesses)
  if (guesses)
    void loadPart(() => import('./features/certainty/hide-guesses.browser.ts')).then(({ startHidingGuesses }) =>
      startHidingGuesses(guesses),
    )
  const live = find<HTMLFormElement>(document, liveForm)
  if (live)
    void loadPart(
      () => import('./features/leaderboards/live-form.browser.ts'),
      (notice) => live.before(notice),
    ).then(({ startLiveForms }) => startLiveForms())
  const random = find(document, randomItem)
  if (random) void loadPart(() => import('./features/home/random-item.browser.ts')).then(({ startRandomItem }) => startRandomItem(random))
  const chat = find(document, chatCard)
  if (chat) void loadPart(() => import('./features/home/chat-card.browser.ts')).then(({ startChatCard }) => startChatCard(chat))
  if (find(document, adPage)) void loadPart(() => import('./features/ads/ad-slot.browser.ts')).then(({ startAds }) => startAds())
  const tryCalls = find(document, callForm)
  if (tryCalls) void loadPart(() => import('./features/api-docs/try-call.browser.ts')).then(({ startTryCalls }) => startTryCalls())
  const map = find(document, worldMap)
  if (map) void loadPart(() => import('./features/map/start-map.browser.ts')).then(({ startMap }) => startMap(map))
  if (isStaticExport())
    void loadPart(() => import('./features/layout/static-export.browser.ts')).then(({ startStaticExport }) => startStaticExport())
}
