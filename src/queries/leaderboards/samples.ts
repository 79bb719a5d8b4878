/** Rows, and the indexes of sample rows among them. */
export type WithSamples<Row> = { rows: Row[]; samples: number[] }

/** Moves the field `sample` out of the rows. */
export function takeSamples<Row extends { sample: boolean }>(marked: readonly Row[]): WithSamples<Omit<Row, 'sample'>> {
  return {
    rows: marked.map(({ sample: _, ...row }) => row),
    samples: marked.flatMap(({ sample }, index) => (sample ? [index] : [])),
  }
}
