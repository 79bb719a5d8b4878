declare const FIRST_FILES: readonly string[]

/** What every page is drawn with and its parts may load, put in by scripts/build-worker.ts: so each build is another worker. */
export const firstFiles = FIRST_FILES
