import { tapKeeper } from './kept-taps.ts'
import { languageLinks } from './language-links.ts'

/** The script in the head of each document: what has to hear before any other script is there. */
export const headScript = `${tapKeeper}\n${languageLinks}`
