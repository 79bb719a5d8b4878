import type { Problem } from '../check/problem.ts'

/** What lies in a folder. */
export type FolderEntry = { name: string; isFile(): boolean; isDirectory(): boolean; isSymbolicLink(): boolean }

/** The text of a file, or why it has none. */
export type Decoded = { text: string } | { flaw: Pick<Problem, 'found' | 'expected' | 'help' | 'range'> }

/** Where content is read from: a folder of this machine, or what a browser was sent of it. Files are named from its root: "items/pan.yaml". */
export type ContentFolder = {
  /** As messages call it. */
  name: string
  /** What lies in one of its folders; of none, in itself. Nothing where there is no such folder: Git does not keep empty ones. */
  list(folder: string): FolderEntry[]
  /** How many bytes a file has; nothing where there is none. */
  sizeOf(file: string): number | undefined
  read(file: string): Decoded
  /** The text of a file as it is, whatever its letters are written in. */
  textOf(file: string): string
  /** When somebody last changed a file, in milliseconds. */
  changedAt(file: string): number
}
