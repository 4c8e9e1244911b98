import type { ReactNode } from 'react'

// Who sells here and who answers complaints, at the foot of pages of rules.

export const whoSells = 'Who sells here'
export const nameAndPlace = (name: string, place: string) => `${name}, ${place}.`
/** Each follows the one before, where the shop has said it. */
export const reached = (at: string) => ` You reach us at ${at}.`
export const gstinIs = (gstin: string) => ` Our GSTIN is ${gstin}.`
export const licenceIs = (licence: string) => ` Our FSSAI licence is ${licence}.`

export const complaint = 'If you have a complaint'
export const sendIt = (link: (text: string) => ReactNode, hours: number) => (
  <>
    {link('Send it to us here')}. You get a number. We answer within {hours} hours, and put it right within
    one month.
  </>
)
/** It follows that. */
export const officerIs = (officer: string, contact: string) =>
  ` Our grievance officer is ${officer}. ${contact}`
