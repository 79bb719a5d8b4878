import { redirect } from 'react-router'
import { documentPaths } from '#model/wiki/addresses/document-paths.ts'

/** Feed readers and search engines request this path without reading a page. */
export function loader() {
  return redirect(documentPaths.favicon.replace('.svg', '.png'), 301)
}
