import { startBrowserParts } from './browser/start.ts'
import { startIslands } from './islands/start-islands.ts'

// What every page loads: a few kilobytes over finished HTML. Pages with tools bring React in behind it.
startIslands()
startBrowserParts()
