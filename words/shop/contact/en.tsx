import type { ReactNode } from 'react'

// How the shop is reached.

export const title = 'Contact'
/** Empty where the shop has not said in which state it is. */
export const description = (shop: string, state: string) =>
  `Call us, write to us or visit us: telephone numbers, e-mail addresses and postal address of ${shop}${state && ` in ${state}`}, India.`
export const heading = 'Get In Touch'
export const lead = 'Call us, write to us or visit us. We are happy to help.'
/** Where the shop cannot be reached yet. */
export const onlyAnswers = 'Here are the answers to common questions.'
export const callUs = 'Call us'
export const writeToUs = 'Write to us'
export const visitUs = 'Visit us'
export const india = 'India'
export const complain = (link: (text: string) => ReactNode, hours: number) => (
  <>
    Something is wrong? {link('Make a complaint')}. You get a number, and an answer within {hours} hours.
  </>
)
export const questions = 'Common questions'

export const licence = 'FSSAI licence'
export const gstin = 'GSTIN'
export const upiId = 'UPI id'
export const officer = 'Grievance officer'
