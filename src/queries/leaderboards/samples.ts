/** Rows in their own shape, and the places of those that are not real. */
export type WithSamples<Row> = { rows: Row[]; samples: number[] }

/** The rows' own shape knows nothing of samples. */
export function takeSamples<Row extends { sample: boolean }>(marked: readonly Row[]): WithSamples<Omit<Row, 'sample'>> {
  return {
    rows: marked.map(({ sample: _, ...row }) => row),
    samples: marked.flatMap(({ sample }, place) => (sample ? [place] : [])),
  }
}
