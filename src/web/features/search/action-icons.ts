import type { SearchAction } from '#model/search/action.ts'
import type { IconName } from '#web/ui/icon-names.ts'

/** The sign of what a text asks to be done. */
export const actionIcons: Record<SearchAction['do'], IconName> = { timer: 'timer', list: 'list-plus', weigh: 'weight', theme: 'sun-moon' }
