export const close = 'बंद करें'
export const dismiss = 'हटाएँ'
export const undo = 'वापस लें'
export const notifications = 'सूचनाएँ'
