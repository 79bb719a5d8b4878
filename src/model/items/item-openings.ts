/**
 * As what a tool of this wiki takes an item, where its group does not say so: a field of the tool, or "none" for a pipe that is no
 * length of a line, because it closes or chokes it. Item files name it under `opens`.
 */
export const openings = ['pot', 'smelter', 'line', 'delays', 'code', 'ring', 'metal', 'bar', 'blueprints', 'none'] as const
export type Opening = (typeof openings)[number]
