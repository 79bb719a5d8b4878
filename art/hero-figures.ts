/** A cut gem lying in the ground. */
export function drawGem(x: number, y: number, scale: number, colour: string, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">
    <path d="M-12-4-6-12H6L12-4 0 13Z" fill="${colour}"/><path d="M-12-4H12L0 13Z" fill="#000" opacity=".2"/>
    <path d="M-6-12-3-4H-12Z" fill="#fff" opacity=".5"/><path d="M-3-4 0-12 4-4 0 13Z" fill="#fff" opacity=".16"/>
  </g>`
}

const nuggetColours = { gold: ['#ffd15a', '#b8720f'], iron: ['#e0b08c', '#8a5232'] } as const

/** A lump of ore in the ground. */
export function drawNugget(x: number, y: number, scale: number, ore: keyof typeof nuggetColours): string {
  const [lit, shaded] = nuggetColours[ore]
  return `<g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M-13 4-9-8 2-12 12-5 14 6 4 12-8 11Z" fill="${shaded}"/>
    <path d="M-13 4-9-8 2-12 6-4-2 3Z" fill="${lit}"/><path d="M-9-8 2-12 0-6Z" fill="#fff" opacity=".55"/>
  </g>`
}

/** A copper pipe along a path: casing, body and two lights. */
export function drawPipe(path: string, width = 20): string {
  const stroke = (colour: string, share: number, lift = 0, opacity = 1) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width * share}"
      stroke-opacity="${opacity}" transform="translate(0 ${-width * lift})"/>`
  return stroke('#10282a', 1.25) + stroke('#9a5a30', 1) + stroke('#d98c55', 0.52, 0.12) + stroke('#ffd6b0', 0.14, 0.24, 0.85)
}

/** The collar of a pipe joint. */
export function drawFlange(x: number, y: number, pipeRuns: 'across' | 'down'): string {
  return pipeRuns === 'down'
    ? `<rect x="${x - 17}" y="${y - 5}" width="34" height="10" rx="2" fill="#7b4522"/>
       <rect x="${x - 17}" y="${y - 5}" width="34" height="4" rx="2" fill="#efb07c"/>`
    : `<rect x="${x - 5}" y="${y - 17}" width="10" height="34" rx="2" fill="#7b4522"/>
       <rect x="${x - 5}" y="${y - 17}" width="10" height="12" rx="2" fill="#efb07c"/>`
}

/** The drilling derrick on the right bank. */
export function drawDerrick(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})">
    <path d="M-34 4-6-118H6L34 4M-26-30H26M-17-66H17M-26-30 17-66M26-30-17-66M-17-66 6-104M17-66-6-104"
      fill="none" stroke="#2c2019" stroke-width="6" stroke-linejoin="round"/>
    <path d="M-14-118H14V-128H-14Z" fill="#c98a3a"/><path d="M0-110V20" stroke="#8d7b68" stroke-width="5"/>
    <rect x="-48" y="-4" width="96" height="14" rx="3" fill="#4b3a2e"/>
  </g>`
}
