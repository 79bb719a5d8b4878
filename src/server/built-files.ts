/** Output of `npm run build`; paths relative to the repository. */
export const builtPages = 'build/pages/server/index.js'
export const builtWorker = 'build/worker'
/** Folders whose files are served under /assets/. */
export const builtFiles = ['build/pages/client/assets', 'build/pictures']
