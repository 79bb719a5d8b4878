/** True in `npm run test:long`: there is time for every page on every screen, and for chance. */
export const isLong = process.env.TEST_LONG === 'true'
