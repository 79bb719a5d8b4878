import { isRecord } from '#model/text/is-record.ts'

const framings = ['card', 'shows-cards', 'none'] as const
/**
 * How a route uses frames (its `handle`): other sites may frame it, without the site's layout and scripts; or it frames such pages of this
 * site.
 */
export type Framing = (typeof framings)[number]
export type FramedRoute = { framing: Framing }

export function framingOf(handle: unknown): Framing {
  return framings.find((framing) => isRecord(handle) && handle.framing === framing) ?? 'none'
}
