import { paths } from '#model/wiki/paths.ts'

/** Where the things of this game have their pages, up to the article of what comes next. */
export function FindThing() {
  return (
    <>
      Look for an <a href={paths.database}>item</a>, a <a href={paths.towns}>town or shop</a>, a <a href={paths.digsites}>digsite</a>,
      a{' '}
    </>
  )
}
