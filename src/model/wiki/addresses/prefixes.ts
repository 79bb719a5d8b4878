/** What the addresses of a part of the site begin with. Nothing but texts: the worker without a network carries them, too. */
export const prefixes = {
  api: '/api/',
  /** Files made at build. */
  assets: '/assets/',
  /** Fragments of HTML. */
  cards: '/cards/',
  feeds: '/feeds/',
  previews: '/previews/',
} as const
