/** Pagination: the page numbers a pager shows, the ends, and those around the current one. 'gap' stands for what is left out. */
export function listPageNumbers(page: number, pages: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const shown = [...new Set(near)].toSorted((a, b) => a - b)
  return shown.flatMap((one, place) => {
    const before = shown[place - 1] ?? one - 1
    // One page that is left out is shown instead of a gap: it takes no more room.
    if (one - before === 2) return [one - 1, one]
    return one - before > 2 ? ['gap' as const, one] : [one]
  })
}
