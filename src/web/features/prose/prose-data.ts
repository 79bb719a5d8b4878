import type { ApiClient } from '#api-client/api-client.ts'
import type { Page } from '#model/pages/page.ts'
import type { WholeProsePage } from '#model/game/calls/prose-page.ts'
import type { Fact } from '#model/wiki/fact.ts'
import { notFound } from '../../not-found.ts'
import { toCitedFacts, type CitedFacts } from '../certainty/cited-facts.ts'

/** The data of a page's drawn parts; empty lists for what no part of it needs. */
export type ProseData = Omit<WholeProsePage, 'page' | 'cited'> & {
  /** What the marks in the text rest on. */
  cited: CitedFacts
  /** The numbers of the game, where a part may be drawn from them. */
  facts: Fact[]
}
export type Prose = { page: Page; data: ProseData }

/** A page of prose with all that its drawn parts need. A page that nobody has written yet is not found. */
export async function loadProse(api: ApiClient, slug: string): Promise<Prose> {
  const found = await api.prosePage(slug)
  if (!found) throw await notFound(api, slug)
  const { page, cited, ...drawn } = found
  const facts = page.blocks.some((block) => 'widget' in block) ? await api.facts() : []
  return { page, data: { ...drawn, cited: toCitedFacts(cited), facts } }
}
