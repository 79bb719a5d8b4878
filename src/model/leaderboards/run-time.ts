/** 3723 -> "01h 02m 03s" */
export function formatRunTime(seconds: number): string {
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  return `${two(seconds / 3600)}h ${two((seconds / 60) % 60)}m ${two(seconds % 60)}s`
}
