import { parsePictureName, pictureFolder } from '#model/items/item-pictures.ts'
import { suggestNames, formatSuggestions } from '../check/name-suggestions.ts'
import type { Problem } from '../check/problem.ts'
import { isLitter } from '../check/unexpected-files.ts'
import type { ContentFolder } from './content-folder.ts'

/** Tiles are shown with 192 pixels. */
const maxBytes = 2_000_000

/** Lists files in the picture folder that no item will show, and pictures that are too large. */
export function listPictureProblems(content: ContentFolder, items: readonly { safe_name: string }[]): Problem[] {
  const names = items.map(({ safe_name }) => safe_name)
  return content.list(pictureFolder).flatMap((entry): Problem[] => {
    if (isLitter(entry.name)) return []
    const problem = { file: `${pictureFolder}/${entry.name}`, field: '', served: true } as const
    const name = parsePictureName(entry.name)
    if (!entry.isFile() || name === undefined) {
      const found = entry.isDirectory() ? 'a folder' : 'another kind of file'
      const [expected, hint] = ['a picture that ends with .png, .jpg or .webp', 'Save the picture as one of these.']
      return [{ ...problem, code: 'unexpected-file', found, expected, hint }]
    }
    if (!names.includes(name)) {
      const hint =
        formatSuggestions(suggestNames(names, name)) ?? 'Name the picture after the file of the item: items/wide-pan.yaml has wide-pan.png.'
      return [{ ...problem, code: 'unknown-reference', found: `"${name}"`, expected: 'the name of an item', hint }]
    }
    const bytes = content.sizeOf(problem.file) ?? 0
    if (bytes <= maxBytes) return []
    const found = `${(bytes / 1e6).toFixed(1)} MB`
    const hint = 'Make it smaller: a width of 400 pixels is enough.'
    return [{ ...problem, code: 'too-big', found, expected: `at most ${maxBytes / 1e6} MB`, hint }]
  })
}
