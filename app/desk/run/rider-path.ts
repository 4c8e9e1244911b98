import { prefix } from '#words/language/en.ts'

/** The rider's page as the service worker has it: without a run of its own. It shows what is kept here. */
export const riderPath = `${prefix}/run`
