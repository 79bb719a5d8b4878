const box = (x: number, y: number, width: number, height: number, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`
const pipe = (path: string) => `<path d="${path}" fill="none" stroke="currentColor" stroke-width="104"/>`

/** Single-color icons that game-icons.net does not have, on the same 512 grid. */
export const signGlyphs: Record<string, string> = {
  'pipe-straight': box(70, 204, 372, 104) + box(40, 164, 56, 184, 10) + box(416, 164, 56, 184, 10) + box(228, 180, 56, 152, 10),
  'pipe-elbow': pipe('M80 176H236A100 100 0 0 1 336 276V432') + box(40, 84, 56, 184, 10) + box(244, 416, 184, 56, 10),
  'pipe-tee':
    box(70, 144, 372, 104) + box(204, 196, 104, 230) + box(40, 104, 56, 184, 10) + box(416, 104, 56, 184, 10) + box(164, 416, 184, 56, 10),
  'pipe-filter': `${box(40, 164, 50, 184, 10)}${box(422, 164, 50, 184, 10)}<path fill-rule="evenodd" d="M70 204h60v-44a30 30 0 0 1 30-30h192
    a30 30 0 0 1 30 30v44h60v104h-60v44a30 30 0 0 1-30 30H160a30 30 0 0 1-30-30v-44H70zM186 170v172h22V170zm39 0v172h22V170zm39 0v172h22V170zm39 0v172h22V170z"/>`,
  'pipe-valve': `${box(70, 244, 372, 104)}${box(40, 204, 56, 184, 10)}${box(416, 204, 56, 184, 10)}${box(240, 130, 32, 120)}
    <path d="M196 216h120l24 60-24 100H196l-24-100z"/>${box(140, 92, 232, 48, 24)}`,
  belt: `<path fill-rule="evenodd" d="M60 196h392a60 60 0 0 1 0 120H60a60 60 0 0 1 0-120zm0 36a24 24 0 1 0 0 48 24 24 0 0 0 0-48zm130 0
    a24 24 0 1 0 0 48 24 24 0 0 0 0-48zm131 0a24 24 0 1 0 0 48 24 24 0 0 0 0-48zm131 0a24 24 0 1 0 0 48 24 24 0 0 0 0-48z"/>
    <path d="M150 90h90v84h-90zM286 110h70v64h-70z"/>${box(84, 330, 40, 110, 4)}${box(388, 330, 40, 110, 4)}`,
  keypad: `<path fill-rule="evenodd" d="M120 40h272a30 30 0 0 1 30 30v372a30 30 0 0 1-30 30H120a30 30 0 0 1-30-30V70a30 30 0 0 1 30-30zm20 50
    v70h232V90zm0 110v60h60v-60zm86 0v60h60v-60zm86 0v60h60v-60zm-172 84v60h60v-60zm86 0v60h60v-60zm86 0v60h60v-60zm-172 84v60h60v-60zm86 0v60h60v-60zm86 0v60h60v-60z"/>`,
}
