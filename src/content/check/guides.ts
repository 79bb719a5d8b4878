import { bookParts, isBookPart } from '#model/pages/guide.ts'
import type { Page } from '#model/pages/page.ts'
import type { Absence } from '../absent-things.ts'
import type { Origin } from '../files/content-files.ts'
import { suggestNames, formatSuggestions } from './name-suggestions.ts'
import type { Problem } from './problem.ts'

/** Lists guides with an unknown part, or with the place of another guide. */
export function listGuideProblems(pages: readonly Page[], originOf: (page: Page) => Origin, absence: Absence): Problem[] {
  const guides = pages.flatMap((page) => (page.guide ? [{ slug: page.slug, file: originOf(page).file, ...page.guide }] : []))
  const heads = guides.filter(({ part }) => isBookPart(part)).map(({ slug }) => slug)
  const unexpected = guides.filter(({ part }) => !isBookPart(part) && !heads.includes(part) && !absence.find('pages', part))
  const taken = [...Map.groupBy(guides, ({ part, place }) => `${part} ${place}`).values()]
  return [
    ...unexpected.map(({ file, part }) => ({
      code: 'unknown-reference' as const,
      file,
      field: 'guide.part',
      found: JSON.stringify(part),
      expected: `${bookParts.join(', ')}, or the name of the guide that it is a page of`,
      hint: formatSuggestions(suggestNames([...bookParts, ...heads], part)),
    })),
    ...taken.flatMap(([first, ...others]) =>
      others.map(({ file, part, place }) => ({
        code: 'duplicate-value' as const,
        file,
        field: 'guide.place',
        found: String(place),
        expected: `an unused place; ${first?.file} has this one`,
        hint: `The next free place is ${Math.max(...guides.filter((guide) => guide.part === part).map((guide) => guide.place)) + 1}.`,
      })),
    ),
  ]
}
