// For a guest on a page that shows what belongs to a person.

/** What one would see here, such as 'your cart'. */
export const signInToSee = (what: string) => `Sign in to see ${what}`
export const notSignedIn = 'You are not signed in'
