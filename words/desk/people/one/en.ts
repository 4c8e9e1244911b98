// A customer's page: what somebody at the telephone is asked.

export const customer = 'Customer'
export const notLoaded = 'The person did not load.'
export const loading = 'Loading...'
export const allUsers = 'All Users'
export const notFound = 'We cannot find this person'
export const notFoundNote = 'Please look for them in all users.'
export const number = 'number'
export const email = 'e-mail'
export const newOrder = 'New order'
export const manage = 'Manage'
export const blockOrManage = 'Block or manage'
export const orders = 'Orders'
export const stillDue = 'Still due'
export const noOrders = 'No orders yet.'
export const needsAddress = 'Needs an address'
export const allOrders = (count: number) => `All ${count} orders`
export const returns = 'Returns'
export const ofOrder = (number: number, day: string) => `Order #${number}, ${day}`
export const returnStates = { asked: 'Waiting', agreed: 'Agreed', refused: 'Refused' }
export const answers = 'Answers'
export const places = 'Places'
export const noPlaces = 'None is known.'
export const isDeleted = 'This account is deleted'
export const isAdmin = 'Administrator'

export const notes = 'Our notes'
export const newNote = 'A new note'
export const noteHint = 'The customer does not see it here.'
export const saveNote = 'Save the note'
export const deleteNote = (text: string) => `Delete the note “${text}”`
export const remove = 'Delete'
