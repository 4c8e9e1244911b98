/** How long counted stock waits for its person to pay. */
export const holdMinutes = 15
