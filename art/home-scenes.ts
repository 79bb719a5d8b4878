/** The picture over the newest blog post: a pipe run with a pressure gauge. */
export function drawBlogLead(): string {
  const runs = ['M-20 150H250A40 40 0 0 0 290 110V-10', 'M290 150H820', 'M560 150V230'].map((path) => {
    const stroke = (colour: string, width: number, shift = '') =>
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"${shift && ` transform="translate(${shift})"`}/>`
    return stroke('#07191b', 52) + stroke('#93522a', 44) + stroke('#d68a52', 22, '-3 -5') + stroke('#ffdab8', 4.4, '-5 -11')
  })
  const flanges = [120, 420, 690].map(
    (x) => `<rect x="${x - 9}" y="114" width="18" height="72" rx="4" fill="#7b4522"/>
      <rect x="${x - 9}" y="114" width="18" height="46" rx="4" fill="#e9a36d"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 210" preserveAspectRatio="xMidYMid slice">
    <defs><radialGradient id="deep" cx=".7" cy=".2" r="1">
      <stop offset="0" stop-color="#2b8288"/><stop offset="1" stop-color="#0a2529"/>
    </radialGradient></defs>
    <rect width="800" height="210" fill="url(#deep)"/>
    <path d="M0 60q20-16 40 0${'t40 0'.repeat(19)}" fill="none" stroke="#fff" stroke-opacity=".08" stroke-width="3"/>
    ${runs.join('')}${flanges.join('')}
    <rect x="524" y="182" width="72" height="18" rx="4" fill="#e9a36d"/>
    <g transform="translate(560 108)">
      <circle r="46" fill="#33261d" stroke="#c08354" stroke-width="8"/><circle r="34" fill="#f7efdd"/>
      <path d="M-24 10A26 26 0 1 1 24 10" fill="none" stroke="#2e8f92" stroke-width="7" stroke-dasharray="70 200"/>
      <path d="M-24 10A26 26 0 1 1 24 10" fill="none" stroke="#d9541e" stroke-width="7" stroke-dasharray="0 78 30 200"/>
      <path d="M0 4 17-17" stroke="#33261d" stroke-width="5" stroke-linecap="round"/><circle cy="4" r="5" fill="#33261d"/>
    </g>
  </svg>`
}

/** The poster of a video: a base on stilts over an aquifer, at dusk. */
export function drawVideoPoster(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 170" preserveAspectRatio="xMidYMid slice">
    <defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#16303d"/><stop offset=".6" stop-color="#3d5a5c"/><stop offset="1" stop-color="#b8744a"/>
    </linearGradient></defs>
    <rect width="320" height="120" fill="url(#dusk)"/>
    <path d="M258 17A13 13 0 1 1 247 38 14 14 0 0 0 258 17Z" fill="#f6e7c4"/>
    <path d="M22 22h1M98 46h1M112 18h1M160 30h1M205 16h1M300 40h1" stroke="#f6e7c4" stroke-width="1.6" stroke-linecap="round"/>
    <path d="M0 92Q50 52 110 84T230 66T320 88V130H0Z" fill="#2f4a42"/>
    <path d="M0 108Q60 84 120 104T250 98T320 108V140H0Z" fill="#4a4030"/>
    <path d="M0 120H320V170H0Z" fill="#1c7478"/><path d="M0 120H320V132Q160 140 0 132Z" fill="#2f9a98"/>
    <path d="M20 146q8-5 16 0t16 0M92 158q8-5 16 0t16 0M250 150q8-5 16 0t16 0M180 162q8-5 16 0t16 0" fill="none" stroke="#a9ece2" stroke-opacity=".6" stroke-width="2"/>
    <path d="M182 112V150M212 112V156M246 112V156M276 112V150" stroke="#3a2618" stroke-width="5"/>
    <path d="M170 104H288V114H170Z" fill="#8a5a30"/><path d="M170 104H288V107H170Z" fill="#c48a50"/>
    <path d="M206 64h64v40h-64z" fill="#8f4a30"/><path d="M252 64h18v40h-18z" fill="#6d3523"/><path d="M200 66l38-24 38 24z" fill="#4b3a35"/>
    <path d="M216 76h12v14h-12zM236 76h12v14h-12z" fill="#ffd36b"/>
    <path d="M190 104V88H178V150" fill="none" stroke="#d98c55" stroke-width="5"/>
    <path d="M44 124 64 40 84 124M50 98H78M56 74H72M50 98 72 74M78 98 56 74" fill="none" stroke="#201610" stroke-width="4"/>
    <path d="M57 40H71V34H57Z" fill="#c98a3a"/><path d="M30 122H98V128H30Z" fill="#3a2618"/>
  </svg>`
}

/** A plot to rent, with a signpost. It has no background, because it is on the green card. */
export function drawRentAPlot(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 160" preserveAspectRatio="xMaxYMax slice">
    <path d="M0 160C40 120 120 96 300 92V160Z" fill="#4d8b3d"/><path d="M40 160C90 134 180 116 300 112V160Z" fill="#3c7232"/>
    <path d="M120 138l70-24 80 12-66 28Z" fill="#6b4a2e"/>
    <path d="M132 137l58-20 66 10-54 22Z" fill="none" stroke="#8b6642" stroke-width="3"/>
    <path d="M190 58h10v74h-10Z" fill="#7a4d25"/>
    <path d="M146 44h100l16 17-16 17H146Z" fill="#e0ad63"/><path d="M146 44h100l8 8H146Z" fill="#f4cf92"/>
    <path d="M160 58h62M160 66h34" stroke="#7a4d25" stroke-width="4" stroke-linecap="round"/>
    <path d="M118 140v-16M270 128v-16M190 116v-8" stroke="#e7d6b0" stroke-width="3"/>
    <path d="M118 127l72-16 80 5" fill="none" stroke="#ffd36b" stroke-width="1.5" stroke-dasharray="6 4"/>
  </svg>`
}
