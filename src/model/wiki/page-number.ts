/** Parses a page number: 1 for none, undefined for an invalid one. */
export function readPageNumber(text: string | null): number | undefined {
  if (text === null || text === '') return 1
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined
}
