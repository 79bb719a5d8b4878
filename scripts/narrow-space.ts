import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/**
 * Narrows the space of a WOFF2 font: `scripts/narrow-space.ts <font.woff2> <units>`; 70 units are 0.07 em. Rokkitt's space is too wide
 * for headlines, and `word-spacing` would change the fallback font too. Run it once on each new version of the font.
 */
const [file, units] = process.argv.slice(2)
if (!file || !Number(units)) throw new Error('Give a font file and a number of units: node scripts/narrow-space.ts font.woff2 20')

/** Numbers of the used tables in the format (https://www.w3.org/TR/WOFF2/#table_dir_format). */
const numbers = { cmap: 0, hmtx: 3, glyf: 10, loca: 11 }
const font = readFileSync(file)
const header = { length: 8, tables: 12, compressed: 20, metadata: 28, size: 48 }
if (font.toString('latin1', 0, 4) !== 'wOF2' || font.readUInt32BE(header.metadata) !== 0)
  throw new Error('Only WOFF2 fonts without metadata are supported.')

let place = header.size
function readLength(): number {
  for (let value = 0; ;) {
    const byte = font.readUInt8(place++)
    value = value * 128 + (byte & 127)
    if (byte < 128) return value
  }
}

/** Offsets of the tables in the unpacked data, and whether they have a WOFF2 transform. */
const tables = new Map<number, { start: number; isTransformed: boolean }>()
let start = 0
for (let left = font.readUInt16BE(header.tables); left > 0; left--) {
  const flags = font.readUInt8(place++)
  const [number, version] = [flags & 63, flags >> 6]
  if (number === 63) place += 4
  const isTransformed = number === numbers.glyf || number === numbers.loca ? version === 0 : version !== 0
  const plain = readLength()
  tables.set(number, { start, isTransformed })
  start += isTransformed ? readLength() : plain
}

const packed = font.subarray(place, place + font.readUInt32BE(header.compressed))
const unpacked = brotliDecompressSync(packed)
const [cmap, hmtx] = [tables.get(numbers.cmap), tables.get(numbers.hmtx)]
if (!cmap || !hmtx) throw new Error('The font has no cmap or hmtx table.')
const advanceOf = (glyph: number) => hmtx.start + (hmtx.isTransformed ? 1 + 2 * glyph : 4 * glyph)
for (const glyph of new Set([0x20, 0xa0].map((character) => findGlyph(unpacked.subarray(cmap.start), character)))) {
  unpacked.writeUInt16BE(unpacked.readUInt16BE(advanceOf(glyph)) - Number(units), advanceOf(glyph))
}
const again = brotliCompressSync(unpacked, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT } })
const head = Buffer.from(font.subarray(0, place))
const filling = Buffer.alloc((4 - ((place + again.length) % 4)) % 4)
head.writeUInt32BE(again.length, header.compressed)
head.writeUInt32BE(place + again.length + filling.length, header.length)
writeFileSync(file, Buffer.concat([head, again, filling]))

/** Finds a glyph in the cmap subtable of format 4, which every web font has. */
function findGlyph(table: Buffer, character: number): number {
  const subtables = Array.from({ length: table.readUInt16BE(2) }, (_, index) => table.readUInt32BE(4 + 8 * index + 4))
  const segments = subtables.find((offset) => table.readUInt16BE(offset) === 4)
  if (segments === undefined) throw new Error('The font has no cmap subtable of format 4.')
  const bytes = table.readUInt16BE(segments + 6)
  const [ends, starts] = [segments + 14, segments + 16 + bytes]
  for (let at = 0; at < bytes; at += 2) {
    const first = table.readUInt16BE(starts + at)
    if (table.readUInt16BE(ends + at) < character || first > character) continue
    const delta = table.readUInt16BE(starts + bytes + at)
    const range = starts + 2 * bytes + at
    const offset = table.readUInt16BE(range)
    const glyph = offset === 0 ? character : table.readUInt16BE(range + offset + 2 * (character - first))
    return (glyph + delta) & 0xffff
  }
  throw new Error(`The font has no character ${character}.`)
}
