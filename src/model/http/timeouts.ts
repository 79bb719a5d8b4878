/** Every timeout of the wiki, in milliseconds. An operator sets how long a request may wait for a renderer: `MAX_WAIT_MS`. */

/** Requests of a page that was opened before. */
export const callTimeoutMs = 30_000
/** Suggestions and answers while the reader types. */
export const suggestionTimeoutMs = 5000
/** Results that replace a part of a page, and a tile of the map. */
export const partTimeoutMs = 15_000
/** How long the service worker waits for the server before it shows a cached page. */
export const pageTimeoutMs = 10_000
/** Frames of other sites: videos, the chat, ads. */
export const frameTimeoutMs = 10_000
/** Fallback if the browser never reports the first paint. */
export const paintTimeoutMs = 1000
/** For work that waits for an idle browser: a busy page, or one in the background, may never be idle. */
export const idleCallbackTimeoutMs = 5000

/** For slow clients: time to send a request, and time without traffic while an answer is awaited or sent. */
export const requestTimeoutMs = 15_000
export const idleTimeoutMs = 20_000
/** Longer than the 60 s of load balancers: they must close idle connections first, or their next request fails. */
export const keepAliveTimeoutMs = 65_000
/** For reading the answer to a request that could not be parsed, before its connection is closed. */
export const unreadableTimeoutMs = 1000

/** For connecting to PostgreSQL and for each query: a reader waits at most twice as long. */
export const queryTimeoutMs = 1400
export const fillTimeoutMs = 60_000
/** Added on the client: PostgreSQL's own `statement_timeout` comes first unless the network is down. */
export const networkMarginMs = 200
/** How long SQLite waits for a lock of another process: a query, and the check of a file. */
export const lockTimeoutMs = 10_000
export const checkLockTimeoutMs = 200
/** A slower database counts as unreachable. Below the usual readiness probe timeout of a second. */
export const databaseCheckTimeoutMs = 800

export const chatWidgetTimeoutMs = 4000
/** Rendering a social preview takes about 300 ms on an idle machine. */
export const previewTimeoutMs = 30_000
/** How long a stop waits for an update of the content that is running. */
export const stopTimeoutMs = 3000
/** Reading the date of the content from Git. */
export const gitTimeoutMs = 5000
/** An answer of the host that content is imported from. */
export const importTimeoutMs = 60_000
