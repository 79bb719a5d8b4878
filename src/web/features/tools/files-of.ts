/** "the files of 1.3.4", for the version that a line of sources names; "the game’s files" where it names none. */
export function filesOf(version: string): string {
  return version === '' ? 'the game’s files' : `the files of ${version}`
}
