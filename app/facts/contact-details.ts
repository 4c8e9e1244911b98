/**
 * Where Haat can be reached. Lucknow has no numbers that begin with 0 after its code, and `.example` belongs
 * to nobody: who opens the shop under their own name puts their own here.
 */
export const phones = ['+91 522 010 4990', '+91 522 010 4991'] as const

export const emails = [
  { address: 'namaste@haat.example', of: 'Orders, deliveries and returns' },
  { address: 'growers@haat.example', of: 'For farmers, mills and workshops' },
]

export const postalAddress = [
  'Haat',
  'Mandi Road, Malihabad',
  'Lucknow district, Uttar Pradesh 226102',
  'India',
]

/** A number as a telephone takes it. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`
}
