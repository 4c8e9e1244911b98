// Asks whether the shop delivers to a PIN code.

export const label = 'Do we deliver to you?'
export const hint = 'Enter your PIN code, and we tell you.'
export const wrong = 'Please enter a PIN code of 6 digits.'
export const asking = 'One moment…'
export const pinCode = 'PIN code'
export const check = 'Check'
export const tellMe = 'Tell me when you come here'
