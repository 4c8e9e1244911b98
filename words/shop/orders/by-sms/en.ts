// Whether one wants to be told of one's orders by SMS or WhatsApp. Numbers as people write them.

export const tellMe = (channel: string, mobile: string) => `Tell me of my orders by ${channel}, at ${mobile}`
export const hint = 'Nothing in the night, but for what is on its way. You can end it here at any time.'
export const noConnection = 'No connection. Please try again.'

/** In the history of an order. */
export const told = (channel: string) => `We told you by ${channel}`
