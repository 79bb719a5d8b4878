import styleSheet from './wiring/wiring-diagram.css?url'

/** The sheet of the pictures of steps, which are drawn like the parts of a build. */
export const stepsSheet = styleSheet
