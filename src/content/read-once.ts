/** YAML and Markdown as they are parsed, prose as it stands on its page, and a short word for all names that prose links. */
export type Sort = 'yaml' | 'markdown' | 'prose' | 'names'

/** Where it is kept what texts were read as. What is found is a copy of its own each time, because names and numbers are put into it. */
export type KeptTexts = {
  find: (sort: Sort, text: string) => unknown
  keep: (sort: Sort, text: string, made: unknown) => void
}
let kept: KeptTexts | undefined

/**
 * From now on a text that has not changed is not read again, where somebody reads the same texts again and again; nothing else is
 * worth the memory.
 */
export function keepParsedTexts(texts?: KeptTexts) {
  kept = texts ?? kept ?? keepInMemory()
}

/** While developing, a change is to be seen at once, also one of the code that makes prose of what was parsed. */
function keepInMemory(): KeptTexts {
  const texts = new Map<string, unknown>()
  return {
    find: (sort, text) => structuredClone(texts.get(`${sort} ${text}`)),
    keep: (sort, text, made) => void ((sort === 'yaml' || sort === 'markdown') && texts.set(`${sort} ${text}`, structuredClone(made))),
  }
}

/** What a text was made to before, if it is kept. */
export const findRead = (sort: Sort, text: string): unknown => kept?.find(sort, text)
export const keepRead = (sort: Sort, text: string, made: unknown): void => kept?.keep(sort, text, made)

/** What a text is made to, by nothing but the text. */
export function readOnce<Made>(sort: Sort, text: string, make: () => Made): Made {
  const known = findRead(sort, text) as Made | undefined
  if (known !== undefined) return known
  const made = make()
  if (made !== undefined) keepRead(sort, text, made)
  return made
}
