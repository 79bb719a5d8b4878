/** Pagination: the first, the last and the page numbers around the current one. 'gap' stands for omitted ones. */
export function listPageNumbers(page: number, pages: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const shown = [...new Set(near)].toSorted((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1
    // A single omitted number is shown instead of a gap, which is as wide.
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? ['gap' as const, number] : [number]
  })
}
