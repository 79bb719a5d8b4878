import * as fc from 'fast-check'
import { isLong } from './long.ts'

/** A fixed seed makes failures reproducible; the long test uses a random one. */
export const seed = isLong ? Date.now() % 2 ** 32 : 1_106_840

fc.configureGlobal({ seed })

export { fc }
