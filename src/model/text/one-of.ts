/** The text as one of the allowed values, or undefined. */
export function oneOf<Value extends string>(values: readonly Value[], text: string | null | undefined): Value | undefined {
  return values.find((value) => value === text)
}

/** Type guard for the allowed values. */
export function isOneOf<Value extends string>(values: readonly Value[], text: string): text is Value {
  return oneOf(values, text) !== undefined
}
