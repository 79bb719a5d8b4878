/** What a route says whose page is shown in frames of other sites: nothing of the site stands around it, and no script runs in it. */
export const framed = { isFramed: true } as const

export function isFramed(handle: unknown): boolean {
  return handle === framed
}

export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** The theme that the other site asks for; without one, that of the reader's system. */
export function readTheme(parameters: URLSearchParams): Theme | undefined {
  return themes.find((theme) => theme === parameters.get('theme'))
}
