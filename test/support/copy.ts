/** True where the journeys go over a copy in plain files. */
export const isCopy = process.env.TEST_COPY === 'true'
/** Whoever opens an address elsewhere does it without script, which only a server answers. */
export const opensElsewhere = { javaScriptEnabled: isCopy }
