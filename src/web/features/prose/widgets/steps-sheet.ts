import styleSheet from './wiring/wiring-diagram.css?url'

/** URL of the style sheet for pictures of steps, which look like the parts of a wiring diagram. */
export const stepsSheet = styleSheet
