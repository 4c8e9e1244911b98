// What is said of who is signed in, on any page.

export const notJoined = 'No connection. What you chose joins your cart as soon as there is one.'
export const signedOut = 'You were signed out. Please sign in again.'
