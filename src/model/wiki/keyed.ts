/** Typed `Object.keys`, for objects without additional keys. */
export function keysOf<Table extends object>(table: Table): Extract<keyof Table, string>[] {
  const names = []
  for (const name in table) names.push(name)
  return names
}

/** Creates a typed object with a value for each name. */
export function keyed<Name extends string, Value>(names: readonly Name[], createValue: (name: Name) => Value): Record<Name, Value> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `Object.fromEntries` loses the type of each entry
  return Object.fromEntries(names.map((name) => [name, createValue(name)])) as Record<Name, Value>
}
