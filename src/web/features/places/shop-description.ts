/** Characters in two lines of a shop's header. */
const room = 155

/** Splits a description: the sentences that fit into the shop's header, and the rest. */
export function splitDescription(description: string): [front: string, rest: string] {
  const [first = '', ...others] = description.split(/(?<=[.!?]) (?=[A-Z])/)
  let front = first
  while (others[0] && front.length + others[0].length < room) front += ` ${others.shift()}`
  return [front, others.join(' ')]
}
