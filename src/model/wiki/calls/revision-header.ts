/**
 * The revision of the content that an answer was made from; and, sent along with a request, the one that a client has seen, so that it
 * is answered with nothing older.
 */
export const revisionHeader = 'x-content-revision'
