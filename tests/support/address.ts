/** An address as a person enters it. */
export const addressInPune = {
  name: 'Asha Patil',
  mobile: '+91 98765 43210',
  line1: '12 Tulsi Baug',
  line2: '',
  landmark: 'Behind the temple',
  directions: 'Second floor, the green door',
  town: 'Pune',
  pinCode: '411 002',
  stateCode: '27' as const,
}
