// The search field, and by voice.

export const search = 'Search'
export const searchProducts = 'Search products'
export const placeholder = 'Search tamatar, ghee, atta…'
export const clear = 'Clear search'
export const byVoice = 'Voice search'
export const voiceFailed = 'Voice search failed. Please try again.'
export const listening = 'Listening…'
export const yourLanguage = 'Your language'
export const stop = 'Stop'
