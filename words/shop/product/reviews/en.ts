// What people say of a product, and how they say it.

export const reviews = 'Reviews'
export const outOfFive = 'out of 5'
/** The number as a person in India writes it, and whether it is one. */
export const count = (many: string, isOne: boolean) => (isOne ? '1 review' : `${many} reviews`)
export const all = (many: string) => `All ${many} reviews`
export const byStars = 'Reviews by stars'
export const stars = (many: number) => (many === 1 ? '1 star' : `${many} stars`)
export const nobodyYet = 'Nobody has rated it here yet.'
export const write = 'Write a review'
export const newest = 'Newest reviews'

/** The pack, or nothing where it is not known. */
export const boughtHere = (pack: string) => `Bought here${pack && `, ${pack}`}`
export const whatSomebodyShows = (name: string) => `What ${name} shows`
export const report = 'Report'
/** Heard after it. */
export const reportOf = (name: string) => ` the review by ${name}`

export const allReviews = 'All reviews'
export const moreReviews = 'More reviews'
export const noConnection = 'No connection. Please try again.'
export const oneMoment = 'One moment...'
export const tryAgain = 'Try again'
export const close = 'Close'

export const reportReview = 'Report a review'
export const whatIsWrong = 'What is wrong with it?'
export const noConnectionOnce = 'No connection. Please try again: it counts once.'
export const sending = 'Sending...'

export const notLoaded = 'This did not load. Please check your connection.'
export const signInFirst = 'If you bought this here, you can rate it. Please sign in first.'
export const signIn = 'Sign in'
export const notBought =
  'You can rate it once you have had it from us. Have you bought it without an account? Open yours by the link in your order first.'
export const worksHere = 'People who work for the shop cannot rate its goods.'
export const waits = 'We look at it before it is shown.'
export const isShown = 'It is shown. If you change it, we look at it again first.'
export const isRefused = 'It is not shown.'
export const meanings = ['Very bad', 'Bad', 'All right', 'Good', 'Very good']
export const starsMean = (place: number, meaning: string) => `${place} of 5 stars: ${meaning}`
export const howIsIt = 'How is it?'
export const chooseStars = 'Please choose from one to five stars.'
export const whatToKnow = 'What do others want to know?'
export const optional = '(optional)'
export const hint =
  'Taste, freshness, packing. It is shown with your first name, and no number or address belongs in it.'
export const whatYouShow = 'What you show'
export const cannotOpen = 'We cannot open this picture. Please choose another one.'
export const anotherPicture = 'Another picture'
export const addPicture = 'Add a picture'
export const remove = 'Remove'
/** Heard after it. */
export const removePicture = ' the picture'
export const noAnswer = 'No answer came. Please try again: everything you entered is still here.'
export const save = 'Save'
export const send = 'Send the review'
export const deleteMine = 'Delete my review'
