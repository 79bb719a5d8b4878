import { isUtf8 } from 'node:buffer'
import type { Decoded } from '../files/content-folder.ts'

const saveAs = 'Save it as UTF-8; editors call it "encoding" or "file format".'

/** Decodes a file as UTF-8, or returns which other encoding it seems to have. */
export function decodeText(bytes: Buffer): Decoded {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || bytes.subarray(0, 200).includes(0))
    return { flaw: { code: 'invalid-encoding', found: 'UTF-16', expected: 'UTF-8', hint: saveAs } }
  const text = readBytes(bytes)
  if (isUtf8(bytes)) return { text }
  const at = text.indexOf('\uFFFD')
  const found = 'a character that is not UTF-8 (probably Latin-1)'
  return { flaw: { code: 'invalid-encoding', found, expected: 'UTF-8', hint: saveAs, range: [at, at + 1] } }
}

/** Removes the byte order mark that editors on Windows write. */
export function readBytes(bytes: Buffer): string {
  return bytes.toString('utf8').replace(/^\uFEFF/, '')
}
