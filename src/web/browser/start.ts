import { startAddToList } from './add-to-list.ts'
import { startAnalytics } from './analytics.ts'
import { startBackToTop } from './back-to-top.ts'
import { startItemCards } from './item-cards.ts'
import { loadPart } from './load-part.ts'
import { startPhoneMenu } from './phone-menu.ts'
import { startPictureFallback } from './picture-fallback.ts'
import { startRelativeDates } from './relative-dates.ts'
import { startRetry } from './retry.ts'
import { startSearchKeys } from './search-keys.ts'
import { startShare } from './share.ts'
import { startShopTips } from './shop-tips.ts'
import { startShowMods } from './show-mods.ts'
import { startThemeSwitch } from './theme-switch.ts'
import { startVideos } from './videos.ts'
import { startWeightCalculator } from './weight-calculator.ts'

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
    () => import('./item-table.ts'),
    (notice) => items.prepend(notice),
  ).then(({ startItemTable }) => startItemTable(items))
  if (items.dataset.items === 'catalogue')
    void loadPart(() => import('./item-picks.ts')).then(({ startItemPicks }) => startItemPicks(items))
}

function startPartsOfPage() {
  if (document.querySelector('[data-contents], [data-slider], .acc'))
    void loadPart(() => import('./reading.ts')).then(({ startReading }) => startReading())
  if (document.querySelector('time[data-relative], form[data-live]'))
    void loadPart(() => import('./date-tips.ts')).then(({ startDateTips }) => startDateTips())
  const live = document.querySelector<HTMLFormElement>('form[data-live]')
  if (live)
    void loadPart(
      () => import('./live-form.ts'),
      (notice) => live.before(notice),
    ).then(({ startLiveForms }) => startLiveForms())
  const random = document.querySelector<HTMLElement>('[data-random-item]')
  if (random) void loadPart(() => import('./random-item.ts')).then(({ startRandomItem }) => startRandomItem(random))
  const chat = document.querySelector<HTMLElement>('[data-chat]')
  if (chat) void loadPart(() => import('./chat-card.ts')).then(({ startChatCard }) => startChatCard(chat))
  if (document.querySelector('[data-ad]')) void loadPart(() => import('./ads.ts')).then(({ startAds }) => startAds())
  if (document.querySelector('[data-choice]')) void loadPart(() => import('./choices.ts')).then(({ startChoices }) => startChoices())
  const tryCalls = document.querySelector('[data-try-call]')
  if (tryCalls) void loadPart(() => import('./try-call.ts')).then(({ startTryCalls }) => startTryCalls())
  const worldMap = document.querySelector<HTMLElement>('[data-world-map]')
  if (worldMap)
    void loadPart(
      () => import('./map/world-map.ts'),
      (notice) => worldMap.prepend(notice),
    ).then(({ startWorldMap }) => startWorldMap(worldMap))
}
