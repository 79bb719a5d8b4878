/** Rows in their own shape, and the places of those that are not real. */
export type WithSamples<Row> = { rows: Row[]; samples: number[] }

export function takeSamples<Row extends object>(marked: (Row & { sample: 0 | 1 })[]): WithSamples<Row> {
  return {
    rows: marked.map(({ sample: _, ...row }) => row as unknown as Row),
    samples: marked.flatMap(({ sample }, place) => (sample === 1 ? [place] : [])),
  }
}
