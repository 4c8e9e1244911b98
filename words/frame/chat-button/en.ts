// The button of the chat, in every page.

export const help = 'Help'
/** Where it leads as long as it is a link. */
export const questions = 'Questions and answers'
export const notLoaded = 'The chat could not be loaded. Please try again.'
export const chatWith = (shop: string) => `Chat with ${shop}`
