/** The names of the fields of an object that has no others than its type says, as our tables have none. */
export function namesOf<Table extends object>(table: Table): Extract<keyof Table, string>[] {
  const names = []
  for (const name in table) names.push(name)
  return names
}

/** An object with a value for each of these names, and typed so. */
export function keyed<Name extends string, Value>(names: readonly Name[], createValue: (name: Name) => Value): Record<Name, Value> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- types of named entries are lost on the way through a list
  return Object.fromEntries(names.map((name) => [name, createValue(name)])) as Record<Name, Value>
}
