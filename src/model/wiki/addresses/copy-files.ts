/** Files that only a copy in plain files has: what its pages work out in the browser, they work out of these. */
export const copyFiles = {
  /** All runs as their board shows them, and what they can be filtered by: `WholeRuns`. */
  runs: '/api/speedruns/board.json',
  /** All pokes, and which of them are samples: `WholePokes`. */
  pokes: '/api/pokes/board.json',
} as const
