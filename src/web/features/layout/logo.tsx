import { documentPaths } from '#model/wiki/addresses/document-paths.ts'

export function Logo() {
  return <img src={documentPaths.logo} width="40" height="40" alt="" />
}
