/** Rows in their own shape, and the places of those that are not real. */
export type WithSamples<Row> = { rows: Row[]; samples: number[] }

/** `fields` are those of the rows' own shape; what was read beside them stays behind. */
export function takeSamples<Row extends object>(marked: (Row & { sample: 0 | 1 })[], fields: readonly (keyof Row)[]): WithSamples<Row> {
  return {
    rows: marked.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])) as Row),
    samples: marked.flatMap(({ sample }, place) => (sample === 1 ? [place] : [])),
  }
}
