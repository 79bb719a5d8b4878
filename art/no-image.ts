import { minify } from './minify.ts'

/** The tile of an item without a picture: a dashed outline and an empty frame, legible on light and dark. */
export function drawNoImage(): string {
  return minify(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
    <path d="M15 3H81L93 15V81L81 93H15L3 81V15Z" fill="#7d7468" fill-opacity=".12" stroke="#8c8273" stroke-width="2.5" stroke-dasharray="6 5"/>
    <g fill="none" stroke="#8c8273" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
      <path d="M26 66 40 48l10 11 8-8 13 15"/><circle cx="62" cy="36" r="6"/>
    </g>
  </svg>`)
}
