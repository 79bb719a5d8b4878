/** 3723 -> "01h 02m 03s" */
export function formatRunTime(seconds: number): string {
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  return `${two(seconds / 3600)}h ${two((seconds / 60) % 60)}m ${two(seconds % 60)}s`
}

const clock = /^(?:(\d+):)?(\d{1,2}):(\d{2}(?:[.,]\d{1,3})?)$/
const words = /^(?:(\d+) ?h(?:rs?|ours?)?[ :]*)?(\d{1,2}) ?m(?:in)?[ :]*(\d{1,2}) ?s(?:ec)?[ :]*(?:(\d{1,3}) ?ms)?$/i
const iso = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/i

/** A missing part is 0. */
const toNumber = (part: string | undefined) => Number((part ?? '0').replace(',', '.'))

/** "3723", "1:02:03", "1:02:03.2", "01h 02m 03s 200ms" or "PT1H2M3S" -> 3723, in whole seconds; undefined for other texts. */
export function parseRunTime(text: string): number | undefined {
  if (/^\d+(\.\d+)?$/.test(text)) return Math.round(Number(text))
  const match = clock.exec(text) ?? words.exec(text) ?? (/\d/.test(text) ? iso.exec(text) : null)
  if (!match) return undefined
  const [hours = 0, minutes = 0, seconds = 0, thousandths = 0] = match.slice(1).map(toNumber)
  if (seconds >= 60 || (match[1] !== undefined && minutes > 59)) return undefined
  return Math.round(hours * 3600 + minutes * 60 + seconds + thousandths / 1000)
}
