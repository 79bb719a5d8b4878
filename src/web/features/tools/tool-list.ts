import type { IconName } from '../../ui/icon-names.ts'

/** A calculator or planner with a page of its own, in the order in which the overview shows them. */
export type Tool = { slug: string; title: string; lead: string; icon: IconName }

export const tools = [] as const satisfies readonly Tool[]
