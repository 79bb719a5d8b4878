import { element } from '#web/browser/element.ts'
import { findAll } from '#web/browser/find.ts'
import { showsListCount } from '#web/features/layout/layout.attributes.ts'

/** The number of things on the list, beside each way to it. Its room is kept, so nothing moves. */
export function showListCount(count: number) {
  for (const place of findAll(document, showsListCount)) {
    place.querySelector('.count')?.remove()
    if (count > 0) {
      place.append(
        element(
          'span',
          { class: 'count' },
          count > 99 ? '99+' : String(count),
          element('span', { class: 'sr' }, count === 1 ? ' item' : ' items'),
        ),
      )
    }
  }
}
