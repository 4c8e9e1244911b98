import type { ReactNode } from 'react'

// The page on which a complaint is made.

export const title = 'Make a complaint'
/** 'C-12' */
export const yours = (complaint: string) => `Your complaint is ${complaint}`
export const answerWithin = (hours: number) =>
  `We answer within ${hours} hours, and put it right within one month.`
export const thanks = (complaint: ReactNode) => (
  <>
    Thank you for telling us. Please keep the number {complaint}. If you gave us your e-mail, you have a mail
    with it.
  </>
)
export const officer = (name: string) => `Our grievance officer is ${name}. `
export const otherWays = 'Other ways to reach us'

export const yourName = 'Your name'
export const email = 'E-mail'
export const mobile = 'Mobile number'
export const oneIsEnough = 'E-mail or number: one of them is enough.'
export const whatIsWrong = 'What is wrong?'
export const orderNumber = 'If it is about an order, please write its number.'
export const send = 'Send'
export const sending = 'Sending...'
export const enterName = 'Please enter your name.'
export const sayWhatIsWrong = 'Please say what is wrong.'
export const enterOne = 'Please enter your e-mail or your number, so that we can answer.'
export const noAnswer = 'No answer came. Please check your connection and send it again: it counts once.'
