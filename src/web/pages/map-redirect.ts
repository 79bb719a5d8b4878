import { redirect } from 'react-router'
import { paths } from '#model/wiki/paths.ts'

/** The world map has the URL of the item "map". */
export function loader() {
  return redirect(paths.map, 301)
}
