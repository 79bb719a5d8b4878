import { redirect } from 'react-router'
import { paths } from '#model/wiki/paths.ts'

/** The world map is the page of the map item. */
export function loader() {
  return redirect(paths.map, 301)
}
