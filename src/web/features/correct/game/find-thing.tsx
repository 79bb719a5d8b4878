import { paths } from '#model/wiki/paths.ts'

/** Links to this game's pages, ending with the article of the next noun. */
export function FindThing() {
  return (
    <>
      Look for an <a href={paths.database}>item</a>, a <a href={paths.towns}>town or shop</a>, a <a href={paths.digsites}>digsite</a>,
      a{' '}
    </>
  )
}
