// An address that its customer tells at the counter.

export const fields = {
  name: 'Name',
  mobile: 'Mobile number',
  line1: 'House and street',
  line2: 'Area (optional)',
  landmark: 'Landmark (optional)',
  pinCode: 'PIN code',
  town: 'Town',
  directions: 'How to find the door (optional)',
  gstin: 'GSTIN of a business (optional)',
}
export const state = 'State'
export const chooseState = 'Please choose'
