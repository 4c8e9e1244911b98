// All people, and what an administrator does with one.

export const title = 'All Users'
export const notLoaded = 'Error fetching users.'
export const addHelper = 'Add helper'
export const whoOwes = 'Who owes what'
export const exported = 'users'
export const count = (total: number) => `${total} ${total === 1 ? 'user' : 'users'}`
export const search = 'Search by name, e-mail or role'
export const noneFound = 'No users found'
export const otherSearch = 'Try adjusting your search.'

export const users = 'Users'
export const columns = {
  name: 'Name',
  reached: 'E-mail or number',
  role: 'Role',
  duties: 'Duties',
  coins: 'Smart coins',
  joined: 'Joined',
  action: 'Action',
}
export const setCoinsOf = (coins: number, name: string) => `${coins}. Set smart coins of ${name}`
export const nothingLeft = 'Nothing is left to change'
export const changeRole = 'Change role'
export const changeRoleOf = (name: string) => `Change role of ${name}`
export const manage = 'Manage'
export const manageThem = (name: string) => `Manage ${name}`
export const joinedWith = (name: string) => `Joined with ${name}`
export const noCash = 'No cash on delivery'
export const isBlocked = 'Blocked from the shop'
export const accountLink = 'Link to the account'
export const accountLinkOf = (name: string) => `Link to the account of ${name}`
export const noDuties = 'None'
export const changeDutiesOf = (duties: string, name: string) => `${duties}. Change duties of ${name}`

export const save = 'Save'
export const saving = 'Saving...'
export const name = 'Name'
export const email = 'E-mail'

export const helperAdded = 'Helper added'
export const helperNote =
  'Give them this link. With it they choose a password, and sign in with their e-mail from then on.'
export const adding = 'Adding...'
export const chooseDuty = 'Please choose at least one duty.'

export const changeDuties = 'Change duties'
export const dutiesNotSaved = 'The duties were not saved. Please try again.'
export const saveDuties = 'Save duties'
export const dutiesNote = 'They find their work in the menu under ‘Stall’.'
export const dutiesAtStall = 'Duties at the stall'
export const does = {
  packs: 'Orders: packs them, sends them out, hands them over. Stock: takes off what is spoiled.',
  counter: 'New orders and payments at the stall. People by their number.',
}

export const roleNotChanged = 'The role was not changed. Please try again.'
export const changing = 'Changing...'
export const mayDo = {
  ADMIN: 'Opens this panel: changes products and roles, sees all orders.',
  GENERAL: 'Shops, and sees their own orders.',
}
export const ownRole = 'This is your own account. You will not be able to open the admin panel any more.'

export const coinsNotSaved = 'The smart coins were not saved. Please try again.'
export const enterCoins = 'Please enter a whole number, such as 25.'
export const saveCoins = 'Save coins'
export const howManyCoins = 'How many they have'
export const coinsHint = 'They see the number in their account. It is no money and pays for nothing.'

export const managePerson = 'Manage person'
export const devices = 'Devices'
export const endsOwn = 'Ends every sign-in but this one.'
export const endsAll = 'Ends every sign-in and deletes their passkeys, as when a telephone is lost.'
export const signOutAll = 'Sign out on all devices'
export const twoSteps = 'Two-step sign-in'
export const twoStepsNote =
  'When their telephone and their recovery codes are lost. It signs them out everywhere. Please be sure that it is they who ask.'
export const switchOff = 'Switch it off for them'
export const passwordLink = 'Link to choose a password'
export const passwordLinkNote = 'For a helper who has not chosen one yet.'
export const showLink = 'Show a new link'
export const sameTwice = 'The same person twice'
export const saveName = 'Save name'
export const blocked = 'Blocked'
export const blocks = {
  '': ['Nothing is blocked', 'They shop and pay as everybody does.'],
  cash: ['No cash on delivery', 'They pay before the goods go out.'],
  shop: ['Blocked from the shop', 'They are signed out and cannot sign in. No order is taken for them.'],
}
export const joinedNote =
  'Their orders and addresses stand there. If they are two people after all, everything that moved then goes back.'
export const areTwo = 'They are two people'

export const stays = (kept: string, gone: string) =>
  `${kept} stays, with the orders and addresses of both. ${gone} is found no more when an order is taken. You can undo it here.`
export const bothHaveAccounts = (name: string) =>
  `${name} has an account as well. Only a person without an e-mail can be joined with another one.`
export const whoIsSame = 'Who is the same person?'
export const whoIsSameHint = 'Name, number or e-mail. One of the two has no e-mail yet.'
export const noAnswer = 'No answer came. Please try again.'
export const joinThem = 'Join them'
export const somebodyElse = 'Somebody else'

export const prices = 'Prices'
export const groups = {
  '': ['As everybody', 'They pay the selling price.'],
  members: ['Member', 'They pay the price for members, where a product has one.'],
  resellers: ['Reseller', 'They sell it on, pay the price for resellers, and have a GSTIN.'],
}
export const gstin = 'GSTIN'
export const gstinHint = 'Stands on invoices whose address has none.'
