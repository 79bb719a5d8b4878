/** Parameters of tools, `/now` and `/compare` that hold safe names; "bdrill" belongs to the second rig. */
const namesThings = /^(b?drill|goal|have|show|items)$/

/** Finds the current safe name of an item or vehicle by a former one. */
export type FindNow = (kind: 'items' | 'vehicles', name: string) => Promise<string | undefined>

/** "/tools/rig?drill=david" -> "/tools/rig?drill=d.a.v.i.d"; undefined where no name has changed. */
export async function renameParameters(address: string, findNow: FindNow): Promise<string | undefined> {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  const parameters = [...new URLSearchParams(query)]
  if (!parameters.some(([name]) => namesThings.test(name))) return undefined
  let isRenamed = false
  const renamed = await Promise.all(
    parameters.map(async ([name, value]): Promise<[string, string]> => {
      if (!namesThings.test(name)) return [name, value]
      const kind = name === 'show' ? 'vehicles' : 'items'
      // A value may list names, separated by spaces or commas; the separators are kept.
      const parts = value.split(/([\s,]+)/)
      const now = await Promise.all(parts.map(async (part) => (/\w/.test(part) ? findNow(kind, part) : undefined)))
      isRenamed ||= now.some((current, index) => current !== undefined && current !== parts[index])
      return [name, parts.map((part, index) => now[index] ?? part).join('')]
    }),
  )
  return isRenamed ? `${path}?${new URLSearchParams(renamed).toString()}` : undefined
}
