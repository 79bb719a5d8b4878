import './shrine.css'

/** The shrine below the wiki: a stone niche with a lantern, a pipe cork, a light bar, half a plan and a boot. */
export function ShrinePicture() {
  return (
    <svg
      className="shrine drawn"
      viewBox="0 0 800 460"
      role="img"
      aria-label="A stone niche underground, lit by one lantern, with a pipe cork, a thin bar, half a plan and a boot on a slab"
    >
      <defs>
        <radialGradient id="shrine-glow" cx="50%" cy="42%" r="46%">
          <stop offset="0" stopColor="#ffd978" stopOpacity=".75" />
          <stop offset=".45" stopColor="#f08a1d" stopOpacity=".25" />
          <stop offset="1" stopColor="#f08a1d" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="shrine-slab" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8d7a66" />
          <stop offset="1" stopColor="#4a3d31" />
        </linearGradient>
      </defs>
      <path d="M0 0h800v460H0Z" fill="#4a3524" />
      <path d="M0 140q90-14 190-6t190 10 190-10 230-4v330H0Z" fill="#2b2019" />
      <g fill="#3a2c22">
        <path d="m60 210 40-12 26 22-18 28-44-4ZM690 190l46-8 22 30-30 24-44-14ZM96 350l34-16 34 18-14 26-46-2ZM660 350l40-14 30 22-22 24-42-6Z" />
      </g>
      <path d="M230 420V236q0-112 170-112t170 112v184Z" fill="#0d0a08" />
      <path d="M230 420V236q0-112 170-112t170 112v184h-34V240q0-82-136-82t-136 82v180Z" fill="#57483a" />
      <g stroke="#2b2019" strokeWidth="4" fill="none">
        <path d="M231 300h33M231 360h33M536 300h33M536 360h33M244 210l30 16M556 210l-30 16M286 160l18 30M514 160l-18 30M352 132l8 28M448 132l-8 28" />
      </g>
      <ellipse cx="400" cy="220" rx="300" ry="230" fill="url(#shrine-glow)" />
      <path d="M400 158v26" stroke="#c9b393" strokeWidth="4" />
      <g>
        <path d="M378 196h44l-6-14h-32Z" fill="#54473a" />
        <path d="M380 196h40l6 46h-52Z" fill="#ffd978" />
        <path d="M400 206c9 10 12 17 12 23a12 12 0 0 1-24 0c0-6 3-13 12-23Z" fill="#f08a1d" />
        <path d="M372 242h56v10h-56Z" fill="#54473a" />
        <path d="M381 197l-6 45M419 197l6 45M400 197v45" stroke="#54473a" strokeWidth="3" fill="none" />
      </g>
      <path d="M276 330h248l16 30H260Z" fill="#a08b74" />
      <path d="M260 360h280v60H260Z" fill="url(#shrine-slab)" />
      <path d="M290 378h220v8H290Z" fill="#3a2c22" />
      <g>
        <path d="M296 322q0-12 14-12t14 12v20h-28Z" fill="#b98b5b" />
        <path d="M296 322h28M299 330h22" stroke="#7a5632" strokeWidth="3" />
        <path d="m352 336 10-12h40l10 12v10h-60Z" fill="#ffc23c" />
        <path d="m352 336 10-12h40l10 12Z" fill="#ffe39a" />
        <path d="M430 344v-34h26l8 6-6 6 8 6-6 6 6 10Z" fill="#3567b0" stroke="#9cc0ff" strokeWidth="2" />
        <path d="M438 320h12M438 328h16M438 336h10" stroke="#9cc0ff" strokeWidth="2" />
        <path d="M480 300h20v26q18 2 20 18h-40Z" fill="#6b4a31" />
        <path d="M478 344h44v6h-44Z" fill="#2b1c12" />
        <path d="M482 308h16" stroke="#c9b393" strokeWidth="3" />
      </g>
      <path d="M0 0h800v50q-90 22-190 8t-210 6-200-10T0 64Z" fill="#3f5526" />
      <path d="M0 420q120-14 240-4t300-2 260 4v42H0Z" fill="#201a14" />
      <circle cx="400" cy="412" r="8" fill="#ffc23c" stroke="#a9600c" strokeWidth="2" />
    </svg>
  )
}
