/** 1 -> "1 tank", 2 -> "2 tanks" */
export function countOf(count: number, what: string): string {
  return `${count.toLocaleString('en-GB')} ${what}${count === 1 ? '' : 's'}`
}
