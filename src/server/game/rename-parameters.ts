/** Parameters of tools, `/now` and `/compare` that hold names of things; that of the second rig is "bdrill". */
const namesThings = /^(b?drill|goal|have|show|items)$/

/** What a thing is called now that had this name. */
export type FindNow = (kind: 'items' | 'vehicles', name: string) => Promise<string | undefined>

/** "/tools/rig?drill=david" -> "/tools/rig?drill=d.a.v.i.d"; undefined where nothing has another name now. */
export async function renameParameters(address: string, findNow: FindNow): Promise<string | undefined> {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  const parameters = [...new URLSearchParams(query)]
  if (!parameters.some(([name]) => namesThings.test(name))) return undefined
  let isRenamed = false
  const renamed = await Promise.all(
    parameters.map(async ([name, value]): Promise<[string, string]> => {
      if (!namesThings.test(name)) return [name, value]
      const kind = name === 'show' ? 'vehicles' : 'items'
      // Several names stand between spaces or commas.
      const parts = value.split(/([\s,]+)/)
      const now = await Promise.all(parts.map(async (part) => (/\w/.test(part) ? findNow(kind, part) : undefined)))
      isRenamed ||= now.some((found, place) => found !== undefined && found !== parts[place])
      return [name, parts.map((part, place) => now[place] ?? part).join('')]
    }),
  )
  return isRenamed ? `${path}?${new URLSearchParams(renamed).toString()}` : undefined
}
