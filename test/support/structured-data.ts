export type StructuredData = {
  '@context': string
  '@type': string
  itemListElement?: { position: number; name: string; item?: string }[]
}

/** The data of a page for search engines (JSON-LD). */
export const readStructuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as StructuredData,
  )
