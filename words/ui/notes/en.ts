// What lies over a page: drawers and toasts.

export const close = 'Close'
export const dismiss = 'Dismiss'
export const undo = 'Undo'
/** The name of the list of toasts. */
export const notifications = 'Notifications'
