import { z } from 'zod'
import type { Destination } from '#model/wiki/destination.ts'
import { paths } from '#model/wiki/paths.ts'
import { bookParts, Guide, guidePath, isBookPart } from './guide.ts'
import { Page } from './page.ts'

/** A guide as lists of them show it. */
export const ListedGuide = Page.pick({ slug: true, title: true }).extend({
  text: z.string().meta({ description: 'What it is about, in a sentence.' }),
  path: z.string().meta({ description: 'From the root of this site.' }),
  ...Guide.pick({ part: true, place: true, picture: true }).shape,
})
export type ListedGuide = z.infer<typeof ListedGuide>

/** The guides in the order of the guide book, part by part; then the pages of guides with several pages. */
export function listGuides(pages: readonly Pick<Page, 'slug' | 'title' | 'lead' | 'description' | 'guide'>[]): ListedGuide[] {
  const guides = pages
    .flatMap(({ slug, title, lead, description, guide }) => {
      if (!guide) return []
      const { part, place, picture } = guide
      return [{ slug, title, text: lead || description, path: guidePath(slug, guide), part, place, picture }]
    })
    .toSorted((a, b) => a.place - b.place)
  const parts = Map.groupBy(guides, ({ part }) => part)
  const partsOfBook = bookParts.flatMap((part) => parts.get(part) ?? [])
  return [...partsOfBook, ...partsOfBook.flatMap(({ slug }) => parts.get(slug) ?? [])]
}

type Link = Pick<ListedGuide, 'title' | 'path'>

/** The previous and the next guide, or the previous and the next page of a guide with several pages. */
export function findNeighbours(guides: readonly ListedGuide[], { slug, part, path }: ListedGuide) {
  const head = isBookPart(part) ? slug : part
  const pages = guides.filter((guide) => guide.part === head)
  const order: Link[] =
    pages.length > 0
      ? [...guides.filter((guide) => guide.slug === head), ...pages]
      : [{ title: 'What is the game', path: paths.aboutGame }, ...guides.filter((guide) => isBookPart(guide.part))]
  const here = order.findIndex((link) => link.path === path)
  return { what: pages.length > 0 ? 'page' : 'guide', before: order[here - 1], next: order[here + 1] } as const
}

/** A guide as a destination for search; undefined for other pages. */
export function toDestination({ slug, title, lead, description, guide }: Page): Destination | undefined {
  if (!guide) return undefined
  const { note, keywords } = guide
  return {
    path: guidePath(slug, guide),
    kind: 'guide',
    name: title,
    note: note || lead || description,
    keywords,
    page: slug,
    answers: false,
    asked_as: {},
  }
}
