/** The one of these that a text is. */
export function oneOf<Known extends string>(known: readonly Known[], text: string | null | undefined): Known | undefined {
  return known.find((one) => one === text)
}

/** True of a text that is one of these, and typed so. */
export function isOneOf<Known extends string>(known: readonly Known[], text: string): text is Known {
  return oneOf(known, text) !== undefined
}
