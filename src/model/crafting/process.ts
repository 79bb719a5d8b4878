/** How one thing becomes another. */
export const processNames = ['wash', 'smelt', 'cut', 'press', 'smith', 'craft', 'research'] as const
export type Process = (typeof processNames)[number]
