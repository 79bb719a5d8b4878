/** The revision of the content that an answer was made from. */
export const revisionHeader = 'x-content-revision'
