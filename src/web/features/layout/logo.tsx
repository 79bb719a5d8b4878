import { documentPaths } from '#model/wiki/addresses/document-paths.ts'

/** The bridge with gold pouring through it. */
export function Logo() {
  return <img src={documentPaths.logo} width="40" height="40" alt="" />
}
