import { drawGem, drawNugget } from './hero-figures.ts'
import { seededChance } from './seeded-chance.ts'

const sway = `@keyframes sway{to{transform:translateY(16px) rotate(5deg)}}
@media(prefers-reduced-motion:no-preference){
  .shovel{transform-box:fill-box;transform-origin:center;animation:sway 7s ease-in-out infinite alternate}
}`

/**
 * The scene of the not found page: a shovel falling into the void under the world, equal in both themes. The shovel sways unless the
 * reader prefers reduced motion.
 */
export function drawNotFoundScene(): string {
  const chance = seededChance(404)
  const dust = Array.from({ length: 60 }, () => {
    const [x, y] = [(640 + chance() * 760).toFixed(0), (150 + chance() * 560).toFixed(0)]
    return `<circle cx="${x}" cy="${y}" r="${(0.6 + chance() * 1.8).toFixed(1)}" opacity="${(0.15 + chance() * 0.55).toFixed(2)}"/>`
  })
  const clods = Array.from({ length: 16 }, () => {
    const [x, y, scale] = [820 + chance() * 360, 130 + chance() * 440, 0.5 + chance() * 1.3]
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${(chance() * 360).toFixed(0)}) scale(${scale.toFixed(2)})">
      <path d="M-12 4-8-8 3-11 12-4 12 7 2 12-9 10Z" fill="#5a412c"/><path d="M-12 4-8-8 3-11 5-3-3 3Z" fill="#8a6848"/>
    </g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 720" preserveAspectRatio="xMidYMin slice">
    <style>${sway}</style>
    <defs>
      <radialGradient id="void" cx=".62" cy=".62" r=".78">
        <stop offset="0" stop-color="#1d3a44"/><stop offset=".49" stop-color="#0f1a20"/><stop offset="1" stop-color="#080706"/>
      </radialGradient>
      <linearGradient id="beam" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#ffe6a8" stop-opacity=".55"/><stop offset="1" stop-color="#ffe6a8" stop-opacity="0"/>
      </linearGradient>
      <linearGradient id="blade" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#fbfdff"/><stop offset=".5" stop-color="#b4bfc8"/><stop offset="1" stop-color="#5e6b76"/>
      </linearGradient>
      <linearGradient id="shaft" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stop-color="#f0cf9a"/><stop offset=".5" stop-color="#c08446"/><stop offset="1" stop-color="#6e3f17"/>
      </linearGradient>
    </defs>
    <rect width="1440" height="720" fill="url(#void)"/>
    ${drawCrust()}
    <path d="M912 0H1070L1190 720H760Z" fill="url(#beam)"/>
    <g fill="#cdb894">${dust.join('')}</g>
    ${clods.join('')}
    ${drawShovel()}
    ${drawNugget(1210, 300, 1.8, 'gold')}${drawGem(800, 250, 1.6, '#37c978', -20)}${drawGem(1150, 560, 1.3, '#4f86f0', 40)}
  </svg>`
}

/** The underside of the world, with the hole the shovel fell through. */
function drawCrust(): string {
  return `<path d="M0 0H1440V88C1380 120 1330 92 1270 118C1230 136 1200 120 1150 132L1108 100 1090 40H890L868 108 820 138
      C760 122 720 150 640 128C540 104 470 150 380 122C260 96 140 150 0 112Z" fill="#2b1f16"/>
    <path d="M0 0H1440V58C1380 84 1330 66 1270 86C1220 100 1180 84 1120 92L1082 66 1072 0H906L896 70 850 98
      C770 84 700 110 620 92C520 70 460 108 370 86C250 66 130 104 0 78Z" fill="#4a3626"/>
    <path d="M0 0H1440V26C1330 46 1240 30 1108 52L1070 0H912L884 54C720 40 500 66 330 44C220 34 110 54 0 40Z" fill="#6b4e36"/>
    <path d="M0 0H1440V8C1300 14 1200 8 1086 14L1070 0H912L902 14C700 8 300 18 0 10Z" fill="#7fa545"/>`
}

function drawShovel(): string {
  return `<g transform="translate(985 400) rotate(34)"><g class="shovel">
    <path d="M-11-214H11V66H-11Z" fill="url(#shaft)"/>
    <path d="M-42-250Q0-272 42-250V-236Q42-222 28-222H-28Q-42-222-42-236Z" fill="url(#shaft)" stroke="#4d2a0d" stroke-width="3"/>
    <path d="M-26-238H26" stroke="#0c0a08" stroke-width="12" stroke-linecap="round"/>
    <path d="M-17 30H17V86H-17Z" fill="#4b565f"/><path d="M-17 30H-6V86H-17Z" fill="#8895a0"/>
    <path d="M-66 78Q-36 62 0 66 36 62 66 78C72 140 60 210 0 262-60 210-72 140-66 78Z" fill="url(#blade)" stroke="#39434b" stroke-width="3"/>
    <path d="M0 74C4 130 3 190 0 250" stroke="#5e6b76" stroke-width="5" fill="none" opacity=".6"/>
    <path d="M-50 86C-56 140-46 190-12 234-34 184-40 134-36 84Z" fill="#fff" opacity=".7"/>
  </g></g>`
}
