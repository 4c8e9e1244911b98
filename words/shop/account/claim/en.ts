// An account that the shopkeeper opened, taken over by its person.

export const title = 'Your account'
export const isOver = 'This link is over'
export const whyOver = 'It was used already, or its 7 days are over. Please ask the shop for a new one.'
export const welcome = (firstName: string) => `Welcome, ${firstName}`
export const chooseBoth = 'Choose your e-mail and a password. Then you see your orders here, too.'
export const signInWith = (email: string) => `Choose a password. You sign in with ${email}.`
export const failed = 'Your account is not yours yet. Please check your connection and try again.'
export const takeOver = 'Take over my account'
