import { prefix } from '#words/language/en.ts'

/** The rider's page without a run of its own: as the service worker has it, it shows what the browser keeps. */
export const riderPath = `${prefix}/run`
