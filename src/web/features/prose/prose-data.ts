import type { ApiClient } from '#api-client/api-client.ts'
import type { Page } from '#model/pages/page.ts'
import type { WholeProsePage } from '#model/game/calls/prose-page.ts'
import type { Fact } from '#model/wiki/fact.ts'
import { notFound } from '../../not-found.ts'
import { toCitedFacts, type CitedFacts } from '../certainty/cited-facts.ts'

/** Data of a page's widgets; lists that no widget needs are empty. */
export type ProseData = Omit<WholeProsePage, 'page' | 'cited'> & {
  /** Sources of the badges in the text. */
  cited: CitedFacts
  /** Facts of the game; empty if no widget needs them. */
  facts: Fact[]
}
export type Prose = { page: Page; data: ProseData }

/** Loads a text page with the data of its widgets. Throws the not found response if there is no such page. */
export async function loadProse(api: ApiClient, slug: string): Promise<Prose> {
  const answer = await api.prosePage(slug)
  if (!answer) throw await notFound(api, slug)
  const { page, cited, ...widgetData } = answer
  const facts = page.blocks.some((block) => 'widget' in block) ? await api.facts() : []
  return { page, data: { ...widgetData, cited: toCitedFacts(cited), facts } }
}
