/** Header with the revision of the content. */
export const revisionHeader = 'x-content-revision'
