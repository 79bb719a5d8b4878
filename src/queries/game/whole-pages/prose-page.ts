import { sourcedOfElements } from '#model/logic/logic-element.ts'
import { listCited } from '#model/pages/cited-marks.ts'
import type { WholeProsePage } from '#model/game/calls/prose-page.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import type { SubjectQueries } from '#queries/queries.ts'

type Subjects = Pick<SubjectQueries, 'blueprints' | 'logicElements' | 'meta' | 'mods' | 'pages' | 'questions' | 'resources' | 'wirings'>
type WidgetData = Partial<Omit<WholeProsePage, 'page' | 'questions' | 'cited'>>
type Options = Readonly<Record<string, string>>

/** Facts in the table of controls. */
const keyFacts = ['default-keybinds', 'gamepad-buttons']

/** All data of a page of prose. */
export function prosePageQueries({ blueprints, logicElements, meta, mods, pages, questions, resources, wirings }: Subjects) {
  /** Readers of the data of widgets, by widget name; other widgets need only facts. */
  const widgetReaders: Record<string, ((of: readonly Options[]) => Promise<WidgetData>) | undefined> = {
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

  /** The questions on a page, each with those of the marked facts that it settles. */
  const listQuestions = async (slug: string, marked: readonly ProvenanceEntry[]) => {
    const [own, here] = await Promise.all([questions.listOf(marked), questions.listOn(`pages/${slug}.md`)])
    return here.map((question) => own.find(({ slug: ownSlug }) => ownSlug === question.slug) ?? question)
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
        [...widgets].map(async ([name, of]): Promise<WidgetData> => widgetReaders[name]?.(of.map(({ options }) => options)) ?? {}),
      )
      const empty = { blueprints: [], resources: [], logic_elements: [], wirings: [], mods: [] }
      const cited = await meta.listCited(listCited(page.blocks.map((block) => ('html' in block ? block.html : ''))))
      const sources = parts.flatMap(({ sources: ofPart = [] }) => ofPart)
      return {
        page,
        questions: await listQuestions(slug, [...cited, ...sources]),
        cited,
        ...Object.assign(empty, ...parts),
        sources,
      }
    },
  }
}
