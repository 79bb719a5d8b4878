/** 3723 -> "01h 02m 03s" */
export function formatRunTime(seconds: number): string {
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  return `${two(seconds / 3600)}h ${two((seconds / 60) % 60)}m ${two(seconds % 60)}s`
}

/** "3723", "1:02:03" or "01h 02m 03s" -> 3723; undefined for what is no time. */
export function parseRunTime(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text)
  const [, hours, minutes, seconds] = /^(?:(\d+):)?(\d{1,2}):(\d{2})$/.exec(text) ?? /^(?:(\d+)h )?(\d{1,2})m (\d{1,2})s$/.exec(text) ?? []
  if (minutes === undefined || Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59)) return undefined
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds)
}
