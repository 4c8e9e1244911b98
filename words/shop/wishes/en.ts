// The form that asks how somebody is told of what they wait for.

export const notSaved = 'No connection. Please try again: it counts once.'
export const sending = 'Sending...'
export const tellMe = 'Tell me'
