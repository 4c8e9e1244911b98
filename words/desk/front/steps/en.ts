// What a new shop needs before it opens.

export const firstSteps = 'First steps'
export const done = (done: number, of: number) => `${done} of ${of} done`
export const isDone = ': done'
export const lookAgain = 'Look again'
export const next = (step: string) => `Next: ${step}`

export const steps = {
  facts: { title: 'Say who you are', link: 'Open The shop' },
  shelves: { title: 'Look at your shelves', link: 'Open the shelves' },
  product: { title: 'Add your first product', link: 'Add a product' },
  payment: { title: 'Get ready to be paid', link: 'Open Payment' },
  delivery: { title: 'Say where you deliver', link: 'Open Delivery' },
}
export const whyFacts = (missing: string) =>
  `Customers want to know who sells here, and the law asks for it. Missing: ${missing}.`
export const facts = {
  name: 'name',
  address: 'address with town, PIN code and state',
  phone: 'telephone',
  email: 'e-mail',
  grievance: 'grievance officer',
}
export const whyShelves =
  'Customers find your goods by their shelf. Twelve are ready: they come into use with your first product.'
export const whyProduct = 'Name, maker, shelf, price, a few words and a picture are enough to begin.'
export const whyPayment = (cash: string) =>
  `The test gateway is on, so nothing can be paid online for real. ${cash} Online payment needs an account at Razorpay.`
export const cashOff = 'Cash is off.'
export const cashOn = 'Cash is on.'
export const cashIn = (some: number, all: number) => `You take cash in ${some} of ${all} areas.`
export const whyDelivery = 'Enter the PIN codes that you deliver to, or confirm that you deliver everywhere.'
