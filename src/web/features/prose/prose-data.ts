import type { ApiClient } from '#api-client/api-client.ts'
import { sourcedOfElements } from '#model/logic/logic-element.ts'
import type { Page } from '#model/pages/page.ts'
import type { AskedQuestion } from '#model/wiki/question.ts'
import { notFound } from '../../not-found.ts'
import { loadCitedFacts, type CitedFacts } from '../certainty/cited-facts.ts'

/** Calls that the drawn parts of a page are made from. Each is asked only for pages that have such a part. */
const calls = {
  facts: (api: ApiClient) => api.facts(),
  blueprints: (api: ApiClient) => api.blueprints(),
  logicElements: (api: ApiClient) => api.logicElements(),
  resources: (api: ApiClient) => api.resources(),
  mods: (api: ApiClient) => api.mods(),
  wirings: (api: ApiClient) => api.wirings(),
  wiringSources: (api: ApiClient) => api.provenanceOf('wiring', ['edges']),
  elementSources: (api: ApiClient) => api.provenanceOf('logic-element', sourcedOfElements),
  recipeSources: (api: ApiClient) => api.provenanceOf('resource', ['recipe']),
  keySources: (api: ApiClient) => api.provenanceOfThings('fact', ['default-keybinds', 'gamepad-buttons']),
}
type Calls = typeof calls

/** The data of a page's drawn parts; empty lists for what no part of it needs. */
export type ProseData = { [Name in keyof Calls]: Awaited<ReturnType<Calls[Name]>> } & {
  /** What the marks in the text rest on. */
  cited: CitedFacts
  /** What of the page nobody has checked. */
  questions: AskedQuestion[]
}

const needs: Record<string, readonly (keyof Calls)[]> = {
  'ore-odds': ['facts'],
  'anvil-recipes': ['resources', 'recipeSources'],
  'blueprint-chain': ['blueprints', 'resources', 'facts'],
  keybinds: ['facts', 'keySources'],
  'plant-stages': ['facts'],
  'explosion-radii': ['facts'],
  'logic-elements': ['logicElements', 'elementSources'],
  wiring: ['wirings', 'wiringSources'],
  'mod-links': ['facts', 'mods'],
  'modder-profiles': ['mods'],
}

export type Prose = { page: Page; data: ProseData }

/** A page of prose with all that its drawn parts need. A page that nobody has written yet is not found. */
export async function loadProse(api: ApiClient, slug: string): Promise<Prose> {
  const page = await api.page(slug)
  if (!page) throw await notFound(api, slug)
  return { page, data: await loadProseData(api, page) }
}

async function loadProseData(api: ApiClient, { slug, blocks }: Page): Promise<ProseData> {
  const needed = new Set(blocks.flatMap((block) => ('widget' in block ? (needs[block.widget] ?? []) : [])))
  const data: Record<string, unknown> = {
    questions: await api.questionsOn(`pages/${slug}.md`),
    cited: await loadCitedFacts(
      api,
      blocks.map((block) => ('html' in block ? block.html : '')),
    ),
  }
  await Promise.all(
    Object.entries(calls).map(async ([name, call]) => {
      data[name] = needed.has(name as keyof Calls) ? await call(api) : []
    }),
  )
  return data as ProseData
}
