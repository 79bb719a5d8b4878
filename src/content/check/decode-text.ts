import { isUtf8 } from 'node:buffer'
import type { Decoded } from '../files/content-folder.ts'

const saveAs = 'Save it as UTF-8; editors call it "encoding" or "file format".'

/** The text of a file, or what its letters are written in instead of UTF-8. */
export function decodeText(bytes: Buffer): Decoded {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || bytes.subarray(0, 200).includes(0))
    return { flaw: { found: 'letters of two bytes each (UTF-16)', expected: 'UTF-8', help: saveAs } }
  const text = readBytes(bytes)
  if (isUtf8(bytes)) return { text }
  const at = text.indexOf('\uFFFD')
  return { flaw: { found: 'a letter that is not UTF-8 (Latin-1, most likely)', expected: 'UTF-8', help: saveAs, range: [at, at + 1] } }
}

/** Editors on Windows put a mark before the first letter. */
export function readBytes(bytes: Buffer): string {
  return bytes.toString('utf8').replace(/^\uFEFF/, '')
}
