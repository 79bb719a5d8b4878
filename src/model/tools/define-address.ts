/** Parses and formats the state of a tool in its URL. `write` omits defaults; both are pure. */
export type AddressShape<State> = {
  read: (parameters: URLSearchParams) => State
  write: (state: State) => Record<string, string>
}

/** The URL parameters of a tool; other names do not compile. */
export type ToolParams<Name extends string> = {
  get: (name: Name) => string | null
  getAll: (name: Name) => string[]
  has: (name: Name) => boolean
}

/** The URL of a tool: its parameters, and how its state is parsed and formatted. `Things` is data from the wiki that this needs. */
export type ToolAddress<State, Things = void> = {
  /** All parameters in their canonical order; the server drops others before it renders. */
  parameters: readonly string[]
  /** Parameters that a form may send several times: the server joins their values with spaces. */
  lists: readonly string[]
  /** True when an empty value differs from a missing one: no pipes, not the default ten. */
  keepsEmpty: boolean
  with: (things: Things) => AddressShape<State>
}

type Definition<State, Name extends string, Things> = {
  parameters: readonly Name[]
  lists?: readonly NoInfer<Name>[]
  keepsEmpty?: boolean
  read: (params: ToolParams<NoInfer<Name>>, things: Things) => State
  write: (state: State, things: Things) => Partial<Record<NoInfer<Name>, string>>
}

/** Defines the URL of a tool. */
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
      read: (params) => read(params, things),
      // Omitted parameters have no key, which a partial type does not express.
      write: (state) => write(state, things) as Record<string, string>,
    }),
  }
}
