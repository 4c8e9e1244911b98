// Of the page of the account what comes later: one's details, and all that is kept of one.

export const details = 'Your details'
export const yourName = 'Your name'
export const mobile = 'Mobile number'
export const mobileHint = 'We call it only about your orders. You can leave it empty.'
export const save = 'Save'
export const notSaved = 'Nothing was saved. Please check your connection and try again.'
export const yourEmail = 'Your e-mail'
export const changeEmail = 'Change e-mail'
export const addEmail = 'Add an e-mail'
export const newEmail = 'New e-mail'
export const newEmailHint = 'We send a link to it. Your e-mail changes when you open that link.'
export const enterNewEmail = 'Please enter your new e-mail address.'
export const yourPassword = 'Your password'
export const notSent = 'Nothing was sent. Please check your connection and try again.'
export const cancel = 'Cancel'

export const data = 'Your data'
export const oneFile = 'One file with all that we keep of you.'
export const whatWeKeep = 'What we keep, and why'
export const download = 'Download my data'
export const deleteAccount = 'Delete your account'
export const whatGoes =
  'Your name, e-mail, number, addresses, pictures and cart go for good. You can send nothing back after that. Orders and invoices stay with us without your account, because the tax law wants it.'
export const deleteMine = 'Delete my account'
export const deleteForGood = 'Delete my account for good'
export const deleting = 'Deleting...'
export const keepMine = 'Keep my account'
export const notKnown =
  'We do not know if your account is deleted. Please check your connection and try again.'

export const prices = 'Your prices'
export const yourPrices = {
  members: 'You are a member, and pay less for some goods. Their pages and the checkout say how much.',
  resellers: 'You sell our goods on, and pay less for some. Their pages and the checkout say how much.',
}
