/** As many letters as two lines of a shop's front hold. */
const room = 155

/** The first sentences of what is said of a shop, which its front has room for, and the rest, which stands with its facts. */
export function splitDescription(description: string): [front: string, rest: string] {
  const [first = '', ...others] = description.split(/(?<=[.!?]) (?=[A-Z])/)
  let front = first
  while (others[0] && front.length + others[0].length < room) front += ` ${others.shift()}`
  return [front, others.join(' ')]
}
