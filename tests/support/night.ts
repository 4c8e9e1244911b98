/**
 * True in `npm run test:nightly`: what is tried with many values, calls or looks is tried with all of them.
 * What does not run in `npm test` at all is tagged `night`, or its file is called `*.night.*`.
 */
export const isNight = process.env.NIGHT === '1'
