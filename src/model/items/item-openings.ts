/**
 * The input of a tool that an item sets, where its group does not determine it: a field of the tool, or "none" for a pipe that does not
 * count as length of a line, because it closes or throttles it. Item files have it as `opens`.
 */
export const openings = ['pot', 'smelter', 'line', 'delays', 'code', 'ring', 'metal', 'bar', 'blueprints', 'none'] as const
export type Opening = (typeof openings)[number]
