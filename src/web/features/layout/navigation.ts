import { withoutSlash } from '#model/wiki/addresses/without-slash.ts'
import { paths } from '#model/wiki/paths.ts'
import type { IconName } from '../../ui/icon-names.ts'

export type NavigationEntry = {
  label: string
  path: string
  icon: IconName
  /** Where it is shown. Default: everywhere. */
  on?: 'desktop' | 'phone'
  /** Other paths that belong to it. */
  owns?: string[]
}

/** Main navigation, in the order of the specification. */
export const entries: NavigationEntry[] = [
  { label: 'Home', path: paths.home, icon: 'house' },
  { label: 'What is the game', path: paths.aboutGame, icon: 'circle-question-mark' },
  { label: 'Item Database', path: paths.database, icon: 'gem', owns: [paths.compare()] },
  { label: 'Guide Book', path: paths.guideBook, icon: 'book-open', owns: [paths.myGame, paths.myPrices] },
  { label: 'Patch Notes', path: paths.patchNotes, icon: 'scroll-text' },
  { label: 'Speedrun', path: paths.speedrun, icon: 'timer' },
  { label: 'FAQ', path: paths.faq, icon: 'messages-square', on: 'desktop', owns: [paths.multiplayerFaq] },
  { label: 'Mods', path: paths.mods, icon: 'wrench', owns: [paths.legacyMods, paths.modFaq] },
  { label: 'About', path: paths.about, icon: 'info', on: 'desktop' },
  { label: 'Search', path: paths.search(), icon: 'search', on: 'phone' },
]

/** Frequent destinations, in the bar above the main navigation; on phones at the top of the menu. */
export const shortcuts: NavigationEntry[] = [
  { label: 'Map', path: paths.map, icon: 'map' },
  { label: 'My list', path: paths.list, icon: 'shopping-basket' },
  { label: 'Tools', path: paths.tools, icon: 'calculator' },
  { label: 'Play screen', path: paths.now(), icon: 'clock' },
  { label: 'Blog', path: paths.blog, icon: 'newspaper' },
]

/** `aria-current` of an entry: this page or a page above it. Only the best match is current. */
export function toCurrent(pathname: string, { path }: Pick<NavigationEntry, 'path'>): 'page' | 'true' | undefined {
  const here = withoutSlash(pathname)
  if (here === path) return 'page'
  const owned = [...entries, ...shortcuts].flatMap((entry) => [entry.path, ...(entry.owns ?? [])].map((own) => ({ own, path: entry.path })))
  const fitting = owned.filter(({ own }) => own !== '/' && (here === own || here.startsWith(`${own}/`)))
  const best = fitting.toSorted((a, b) => b.own.length - a.own.length)[0]
  return best?.path === path ? 'true' : undefined
}
