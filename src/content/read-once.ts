/** What the texts of the content were read as, where somebody reads them again and again; nothing else is worth its memory. */
let cache: Map<string, unknown> | undefined

/** From now on a text that has not changed is not parsed again: while developing, a change is to be seen at once. */
export function keepParsedTexts() {
  cache ??= new Map()
}

/** What a text is parsed to, each time as a copy of its own, because names and numbers are put into it. */
export function readOnce<Parsed>(sort: 'yaml' | 'markdown', text: string, parse: () => Parsed): Parsed {
  if (!cache) return parse()
  const key = `${sort} ${text}`
  const known = (cache.get(key) as Parsed | undefined) ?? parse()
  if (known !== undefined) cache.set(key, known)
  return structuredClone(known)
}
