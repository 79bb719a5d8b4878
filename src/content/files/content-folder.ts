import type { Flaw } from '../check/problem.ts'

/** A file or folder in a folder. */
export type FolderEntry = { name: string; isFile(): boolean; isDirectory(): boolean; isSymbolicLink(): boolean }

/** The text of a file, or why it cannot be decoded. */
export type Decoded = { text: string } | { flaw: Flaw }

/** Source of content: a folder on disk or texts in memory. Files are relative to its root: "items/pan.yaml". */
export type ContentFolder = {
  /** For messages. */
  name: string
  /** Entries of a subfolder, '' for the root. Empty for a missing folder: Git does not store empty ones. */
  list(folder: string): FolderEntry[]
  /** Size in bytes; undefined for a missing file. */
  sizeOf(file: string): number | undefined
  read(file: string): Decoded
  /** The text of a file, without checking its encoding. */
  textOf(file: string): string
  /** When a file was last changed, in milliseconds. */
  changedAt(file: string): number
}
