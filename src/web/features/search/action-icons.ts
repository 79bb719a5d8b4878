import type { SearchAction } from '#model/search/action.ts'
import type { IconName } from '#web/ui/icon-names.ts'

/** Icon of each action. */
export const actionIcons: Record<SearchAction['do'], IconName> = { timer: 'timer', list: 'list-plus', weigh: 'weight', theme: 'sun-moon' }
