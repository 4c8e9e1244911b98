/** What is kept, why and for how long; the jobs of the shop and `deleteAccount` do what it says. */
const kept: [what: string, why: string, howLong: string][] = [
  [
    'Name, e-mail, number, picture, password',
    'To know you, and to write to you about your orders',
    'Until you delete your account',
  ],
  ['Addresses and cart', 'To bring your goods', 'Until you delete them or your account'],
  [
    'Name, number, address and cart of a guest',
    'To bring your goods, and to open your order by its link',
    'With an order, until you make it an account and delete that. Without one, 7 days after you last tried to order, or 90 days after you began to pay',
  ],
  [
    'Orders, payments and returns, with the address on the invoice',
    'The tax law (section 36 of the CGST Act)',
    'At least 6 years, also after you delete your account: then only the invoice has your name',
  ],
  [
    'E-mail or number of who waits for goods, or for us to deliver',
    'To tell you once',
    'Until we have told you, for a year at most, or until you delete the account with it',
  ],
  ['Pictures of a return', 'To decide about it', 'Until you delete your account'],
  [
    'Your reviews, with your first name and a picture',
    'For others who choose',
    'Until you delete them or your account',
  ],
  ['Devices that are signed in', 'To keep you signed in', '30 days after the last visit'],
  ['Links that we mail', 'To prove that it is you', '30 minutes'],
  [
    'Complaints, and our answers',
    'To answer them; the Consumer Protection Act gives you two years to go on',
    'Two years after the answer, or until you delete your account',
  ],
  ['Mails that we wrote to you', 'To send them again, and to answer questions', '90 days'],
  ['What the payment service tells us', 'To settle your payment', '30 days'],
  [
    'Who of us changed what in the shop',
    'To find mistakes and misuse',
    'As long as the shop is there. It names people by a number, not by name',
  ],
]

/** The table of what is kept: in two columns, so that it is read on a telephone as well. */
export function Kept() {
  return (
    <table className="my-6 w-full border-collapse text-base leading-normal">
      <thead>
        <tr className="border-line-strong border-b">
          <th scope="col" className="w-2/5 py-2 pe-4 text-start">
            What
          </th>
          <th scope="col" className="py-2 text-start">
            How long, and why
          </th>
        </tr>
      </thead>
      <tbody>
        {kept.map(([what, why, howLong]) => (
          <tr key={what} className="border-line border-b">
            <th scope="row" className="py-3 pe-4 text-start align-top font-semibold">
              {what}
            </th>
            <td className="py-3 align-top">
              {howLong}.<span className="text-ink-soft mt-1 block text-sm">{why}.</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
