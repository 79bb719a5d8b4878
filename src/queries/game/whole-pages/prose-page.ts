import { sourcedOfElements } from '#model/logic/logic-element.ts'
import { listCited } from '#model/pages/cited-marks.ts'
import type { WholeProsePage } from '#model/game/calls/prose-page.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import type { SubjectQueries } from '#queries/queries.ts'

type Asked = Pick<SubjectQueries, 'blueprints' | 'logicElements' | 'meta' | 'mods' | 'pages' | 'questions' | 'resources' | 'wirings'>
type Drawn = Partial<Omit<WholeProsePage, 'page' | 'questions' | 'cited'>>
type Options = Readonly<Record<string, string>>

/** Facts of which a table of the controls is made. */
const keyFacts = ['default-keybinds', 'gamepad-buttons']

/** Pages of texts with what they show beside, each from one question. */
export function prosePageQueries({ blueprints, logicElements, meta, mods, pages, questions, resources, wirings }: Asked) {
  /** What the drawn parts of pages are made from, by their names; the rest needs nothing but facts. */
  const drawn: Record<string, ((of: readonly Options[]) => Promise<Drawn>) | undefined> = {
    'anvil-recipes': async () => ({
      resources: await resources.listAll(),
      sources: await meta.listProvenanceOfFields('resource', ['recipe']),
    }),
    'blueprint-chain': async () => ({ blueprints: await blueprints.listAll(), resources: await resources.listAll() }),
    keybinds: async () => ({ sources: await meta.listProvenanceOfThings('fact', keyFacts) }),
    'logic-elements': async (of) => {
      const parts = of.map(({ part }) => Number(part))
      const elements = (await logicElements.listAll()).filter(({ guide_part }) => parts.includes(guide_part))
      const names = elements.map(({ item }) => item)
      return { logic_elements: elements, sources: await meta.listProvenanceOfFields('logic-element', sourcedOfElements, names) }
    },
    wiring: async (of) => {
      const builds = of.map(({ build }) => build)
      const shown = (await wirings.listAll()).filter(({ build }) => builds.includes(build))
      const names = shown.map(({ build }) => build)
      return { wirings: shown, sources: await meta.listProvenanceOfFields('wiring', ['edges'], names) }
    },
    'mod-links': async () => ({ mods: await mods.listAll() }),
    'modder-profiles': async () => ({ mods: await mods.listAll() }),
  }

  /** Those of the page; of the facts that it marks, each says which it settles. */
  const listQuestions = async (slug: string, marked: readonly ProvenanceEntry[]) => {
    const [own, here] = await Promise.all([questions.listOf(marked), questions.listOn(`pages/${slug}.md`)])
    return here.map((one) => own.find((other) => other.slug === one.slug) ?? one)
  }

  return {
    async find(slug: string): Promise<WholeProsePage | undefined> {
      const page = await pages.findBySlug(slug)
      if (!page) return undefined
      const widgets = Map.groupBy(
        page.blocks.flatMap((block) => ('widget' in block ? [block] : [])),
        ({ widget }) => widget,
      )
      const parts = await Promise.all(
        [...widgets].map(async ([name, of]): Promise<Drawn> => drawn[name]?.(of.map(({ options }) => options)) ?? {}),
      )
      const nothing = { blueprints: [], resources: [], logic_elements: [], wirings: [], mods: [] }
      const cited = await meta.listCited(listCited(page.blocks.map((block) => ('html' in block ? block.html : ''))))
      const sources = parts.flatMap(({ sources: ofPart = [] }) => ofPart)
      return {
        page,
        questions: await listQuestions(slug, [...cited, ...sources]),
        cited,
        ...Object.assign(nothing, ...parts),
        sources,
      }
    },
  }
}
