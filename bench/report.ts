type Row = { what: string; measured: string; ratio?: number; budget?: string; met?: boolean }

/** The table of what was measured: printed while it comes, written at the end. What is over its budget says so. */
export function createReport() {
  const lines = ['| what | measured | ratio | budget |', '|---|---|---|---|']
  let isOver = false
  console.log(lines.join('\n'))
  return {
    row({ what, measured, ratio, budget = '', met = true }: Row) {
      isOver ||= !met
      lines.push(`| ${what} | ${measured} | ${ratio?.toFixed(2) ?? ''} | ${met ? budget : `**over:** ${budget}`} |`)
      console.log(lines.at(-1))
    },
    table: () => lines.join('\n'),
    isOver: () => isOver,
  }
}
