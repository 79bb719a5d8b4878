/** What `npm run build` makes, from the folder of the wiki. */
export const builtPages = 'build/pages/server/index.js'
export const builtWorker = 'build/worker'
/** Folders whose files are served under /assets/. */
export const builtFiles = ['build/pages/client/assets', 'build/pictures']
