/** A page number from an address: 1 without one, undefined for what is no page number. */
export function readPageNumber(text: string | null): number | undefined {
  if (text === null || text === '') return 1
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined
}
