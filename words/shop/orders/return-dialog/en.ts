// The dialog in which a return is asked for.

export const title = 'Return goods'
export const whatBack = 'What do you send back?'
export const piecesOf = (goods: string) => `Pieces of ${goods}`
export const piecesOut = (pieces: string, left: string) => `${pieces} of ${left}`
export const whatInstead = 'What would you like?'
export const money = 'My money back'
export const replacement = 'The same goods again'
export const whatIsWrong = 'What is wrong with it?'
export const atMost = (letters: number) => `At most ${letters} letters.`
export const notNow = 'Not now'
export const ask = 'Ask for a return'
export const sending = 'Sending...'
export const openingPictures = 'Opening pictures...'
export const noAnswer = 'No answer came. Please try again: everything you entered is still here.'

export const chooseWhat = 'Please choose what you send back.'
export const someIsBack = 'Some of it was sent back already. Please choose again.'
export const tellWhatIsWrong = 'Please tell us what is wrong.'
export const tooLong = (most: number, letters: number) =>
  `Please write at most ${most} letters. You have ${letters}.`

export const pictures = 'Pictures of it'
export const optional = '(optional)'
export const whoSees = (most: number) => `Up to ${most}. Only you and our people see them.`
export const yourPictures = 'Your pictures'
export const picture = (place: number) => `What you send, ${place}`
export const remove = 'Remove'
/** What those hear who hear the button. */
export const removeWhich = (place: number) => ` picture ${place}`
export const addPicture = 'Add a picture'
export const oneMoment = 'One moment...'
export const notOpened = 'We cannot open this picture. Please choose another one.'
export const roomFor = (most: number) => `There is room for ${most} pictures. The others were left out.`
