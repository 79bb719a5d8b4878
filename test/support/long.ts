/** True in `npm run test:long`: all pages on all screens, and random seeds. */
export const isLong = process.env.TEST_LONG === 'true'
