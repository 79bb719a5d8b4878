import { paths } from '#model/wiki/paths.ts'
import { z } from 'zod'
import { SafeName } from '#model/text/safe-name.ts'
import type { Page } from './page.ts'

/** A page of prose that names an item, and the section that names it most often. */
export const ExplainedIn = z.strictObject({
  page: SafeName.meta({ description: 'The page, by its name in addresses.' }),
  title: z.string().meta({ description: 'Its title.' }),
  section: z.string().meta({ description: 'Anchor within the page; empty for its start.' }),
  heading: z.string().meta({ description: 'The heading of that section; empty for the start of the page.' }),
  sections: z.int().positive().meta({ description: 'How many of its sections name the item.' }),
})
export type ExplainedIn = z.infer<typeof ExplainedIn>

/** Matches a heading or a link to an item. */
const landmark = new RegExp(`<h\\d id="([^"]+)"|href="${paths.item('')}([\\w-]+)"`, 'g')

type Named = { item: string; section: string }

/** The items that each page links to, each once per page. */
export function listExplained(pages: readonly Page[]): (ExplainedIn & { item: string })[] {
  return pages.flatMap((page) =>
    [...Map.groupBy(listNamed(page), ({ item }) => item)].map(([item, named]) => ({ item, ...summarise(page, named) })),
  )
}

function listNamed({ blocks }: Page): Named[] {
  const html = blocks.map((block) => ('html' in block ? block.html : '')).join('')
  let section = ''
  return [...html.matchAll(landmark)].flatMap(([, heading, item]) => {
    if (heading !== undefined) section = heading
    return item === undefined ? [] : [{ item, section }]
  })
}

function summarise({ slug, title, headings }: Page, named: readonly Named[]): ExplainedIn {
  const bySection = [...Map.groupBy(named, ({ section }) => section)]
  const [most = ''] = bySection.toSorted(([, a], [, b]) => b.length - a.length).map(([section]) => section)
  return {
    page: slug,
    title,
    section: most,
    heading: headings.find(({ id }) => id === most)?.text ?? '',
    sections: bySection.length,
  }
}
