// Leaves word to be told when the shop delivers to a PIN code.

export const title = (pinCode: string) => `When we come to ${pinCode}`
export const leaveWord =
  'Leave a mobile number or an e-mail, and we tell you once when we do. We use it for nothing else.'
export const label = 'Mobile number or e-mail'
