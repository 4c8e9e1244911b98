/** A window as small as phones have it, under a finger. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
