/**
 * A window as small as phones have it, under a finger. The project `phone` uses it, and what only a phone
 * has.
 */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
