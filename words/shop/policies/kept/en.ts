// The table of what is kept.

export const what = 'What'
export const howLongAndWhy = 'How long, and why'

/** What is kept, how long and why. */
export const kept: [what: string, howLong: string, why: string][] = [
  [
    'Name, e-mail, number, picture, password, language',
    'Until you delete your account.',
    'To know you, and to write to you about your orders.',
  ],
  ['Addresses and cart', 'Until you delete them or your account.', 'To bring your goods.'],
  [
    'Name, number, address and cart of a guest',
    'With an order, until you make it an account and delete that. Without one, 7 days after you last tried to order, or 90 days after you began to pay.',
    'To bring your goods, and to open your order by its link.',
  ],
  [
    'Orders, payments and returns, with the address on the invoice',
    'At least 6 years, also after you delete your account: then only the invoice has your name.',
    'The tax law (section 36 of the CGST Act).',
  ],
  [
    'E-mail or number of who waits for goods, or for us to deliver',
    'Until we have told you, for a year at most, or until you delete the account with it.',
    'To tell you once.',
  ],
  [
    'Lists of goods that you share by a link',
    '30 days, until you stop sharing them, or until you delete your account.',
    'To show the goods to who has the link. Your name is not in it.',
  ],
  ['Pictures of a return', 'Until you delete your account.', 'To decide about it.'],
  [
    'Your reviews, with your first name and a picture',
    'Until you delete them or your account.',
    'For others who choose.',
  ],
  ['Since when you want news by SMS', 'Until you delete your account.', 'To prove that you said yes.'],
  ['Devices that are signed in', '30 days after the last visit.', 'To keep you signed in.'],
  ['Links that we mail, and codes by SMS', '30 minutes; a code 5.', 'To prove that it is you.'],
  [
    'Complaints, and our answers',
    'Two years after the answer, or until you delete your account.',
    'To answer them; the Consumer Protection Act gives you two years to go on.',
  ],
  [
    'Mails and SMS that we wrote to you',
    '90 days. The code of an SMS goes as soon as it is sent.',
    'To send them again, and to answer questions.',
  ],
  ['What the payment service tells us', '30 days.', 'To settle your payment.'],
  [
    'Who of us changed what in the shop',
    'As long as the shop is there. It names people by a number, not by name.',
    'To find mistakes and misuse.',
  ],
]
