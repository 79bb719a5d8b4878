import { expect, test } from 'vitest'
import { iconNames } from '#web/ui/icon-names.ts'
import { buildIcons } from './sprite.ts'

test('the column of icons has few elements and no transforms, as browsers lay it out again for each size', () => {
  const column = buildIcons(iconNames)
  // One icon has a filled dot.
  expect(column.match(/<path /g)).toHaveLength(iconNames.length + 1)
  expect(column.match(/<(?!path |\/?svg)[^>]*>| transform=/g)).toBeNull()
})

test('each icon is below the one before it, also one with a round rectangle', () => {
  expect(buildIcons(['arrow-down', 'arrow-down'])).toContain('<path d="M12 5v14m7-7-7 7-7-7"/><path d="M12 29v14m7-7-7 7-7-7"/>')
  expect(buildIcons(['clock', 'printer'])).toContain('M7 38h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1"/>')
})
