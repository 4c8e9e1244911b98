// To be told when a product is back.

export const tellMe = 'Tell me when it is back'
export const byItself = 'Every day or every week'
export const title = 'When it is back'
export const leaveMail = (goods: string) =>
  `Leave your e-mail, and we write to you once when ${goods} can be had again. We use it for nothing else.`
export const email = 'E-mail'
/** Beside the price of a group. */
export const whose = { members: 'Members', resellers: 'Resellers' }
