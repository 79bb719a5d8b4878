import { isRecord } from '#model/text/is-record.ts'

const framings = ['card', 'shows-cards', 'none'] as const
/**
 * What a page has to do with frames, as its route says (`handle`): other sites may show it in one, where nothing of the site stands around
 * it and no script runs; or it shows such pages of this site itself.
 */
export type Framing = (typeof framings)[number]
export type FramedRoute = { framing: Framing }

export function framingOf(handle: unknown): Framing {
  return framings.find((one) => isRecord(handle) && handle.framing === one) ?? 'none'
}
