/** What runs in the page to see whether it looks as it should: each gives what is wrong, in words. */

/** Parts of the header that lie over each other or beyond the screen. */
export function listHeaderFaults(): string[] {
  const parts = [
    ...document.querySelectorAll<HTMLElement>('.topbar :is(.tag, a, form, button, summary), .masthead :is(a, button, summary)'),
  ]
  const seen = parts
    .filter((part) => !part.matches('.sr, details:not([open]) > :not(summary) *') && part.checkVisibility({ visibilityProperty: true }))
    .map((part) => ({ name: part.textContent.trim() || part.ariaLabel || part.className, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
  const beyond = seen.filter(({ box }) => box.left < -0.5 || box.right > innerWidth + 0.5).map(({ name }) => `${name} is beyond the screen`)
  const over = seen.flatMap((one, index) =>
    seen
      .slice(index + 1)
      .filter(
        ({ box }) =>
          Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
          Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 1,
      )
      .map(({ name }) => `${one.name} and ${name} lie over each other`),
  )
  return [...beyond, ...over]
}
