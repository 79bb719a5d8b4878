/** Maximum of compared choices of equal size. */
const maxChoices = 200

/**
 * All smallest sets of shops that together sell everything, sorted by ids: an exact set cover. `sellers`: for each item the ids of the
 * shops that sell it, at least one. [] without items.
 */
export function findFewestShops(sellers: readonly (readonly number[])[]): number[][] {
  const open = toConstraints(sellers)
  if (open.length === 0) return []
  // The first size with a solution is the smallest. Items without a common seller need a shop each.
  for (let size = countApart(open); ; size++) {
    const choices: number[][] = []
    choose(open, [], size, choices)
    if (choices.length > 0) return choices.map((ids) => ids.toSorted((a, b) => a - b)).toSorted(compareIds)
  }
}

/** [2, 7] before [2, 8] before [4] */
export function compareIds(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((id, at) => id !== b[at])
  return place < 0 ? a.length - b.length : (a[place] ?? 0) - (b[place] ?? 0)
}

/** Distinct sets of sellers, without supersets of others. */
function toConstraints(sellers: readonly (readonly number[])[]): number[][] {
  const sorted = sellers.filter((ids) => ids.length > 0).map((ids) => [...new Set(ids)].toSorted((a, b) => a - b))
  const unique = [...new Map(sorted.map((ids) => [ids.join(), ids])).values()].toSorted((a, b) => a.length - b.length || compareIds(a, b))
  return unique.filter((ids, index) => !unique.slice(0, index).some((smaller) => smaller.every((id) => ids.includes(id))))
}

/** A lower bound: sets without a common seller, chosen greedily. */
function countApart(open: readonly (readonly number[])[]): number {
  const taken = new Set<number>()
  let count = 0
  for (const ids of open) {
    if (ids.some((id) => taken.has(id))) continue
    for (const id of ids) taken.add(id)
    count++
  }
  return count
}

/** Branch and bound on the thing with the fewest sellers. */
function choose(open: number[][], chosen: number[], left: number, choices: number[][]) {
  if (choices.length >= maxChoices) return
  if (open.length === 0) {
    choices.push(chosen)
    return
  }
  if (countApart(open) > left) return
  const hardest = open.reduce((least, ids) => (ids.length < least.length ? ids : least))
  let rest = open
  for (const id of hardest) {
    choose(
      rest.filter((ids) => !ids.includes(id)),
      [...chosen, id],
      left - 1,
      choices,
    )
    rest = rest.map((ids) => ids.filter((other) => other !== id))
    if (rest.some((ids) => ids.length === 0)) return
  }
}
