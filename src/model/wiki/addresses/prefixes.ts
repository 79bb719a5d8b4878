/** Prefixes of addresses. Only texts, because the service worker includes them. */
export const prefixes = {
  api: '/api/',
  /** Files made at build. */
  assets: '/assets/',
  /** Fragments of HTML. */
  cards: '/cards/',
  feeds: '/feeds/',
  previews: '/previews/',
} as const
