/** How the state of a tool stands in its address. `write` leaves out what goes without saying; both are pure. */
export type AddressShape<State> = {
  read: (parameters: URLSearchParams) => State
  write: (state: State) => Record<string, string>
}

/** What an address says of the parameters that a tool has; asking for another one does not compile. */
export type Given<Name extends string> = {
  get: (name: Name) => string | null
  getAll: (name: Name) => string[]
  has: (name: Name) => boolean
}

/** The address of a tool: what may stand in it, and how a state is read and written with the things it speaks of. */
export type ToolAddress<State, Things = void> = {
  /** Every parameter, in the order in which the server puts them: others are dropped before anything is drawn. */
  parameters: readonly string[]
  /** Of these, the ones a form may send several times: their values become one, with spaces between. */
  lists: readonly string[]
  /** True where an empty field is something else than one that is left out: a line without pipes, not the usual ten. */
  keepsEmpty: boolean
  with: (things: Things) => AddressShape<State>
}

type Definition<State, Name extends string, Things> = {
  parameters: readonly Name[]
  lists?: readonly NoInfer<Name>[]
  keepsEmpty?: boolean
  read: (given: Given<NoInfer<Name>>, things: Things) => State
  write: (state: State, things: Things) => Partial<Record<NoInfer<Name>, string>>
}

/** One definition for reading, writing and the parameters that the server lets through. */
export function defineAddress<State, const Name extends string, Things = void>({
  parameters,
  lists = [],
  keepsEmpty = false,
  read,
  write,
}: Definition<State, Name, Things>): ToolAddress<State, Things> {
  return {
    parameters,
    lists,
    keepsEmpty,
    with: (things) => ({
      read: (given) => read(given, things),
      // What is left out is not there at all, which a type of optional names cannot say.
      write: (state) => write(state, things) as Record<string, string>,
    }),
  }
}
