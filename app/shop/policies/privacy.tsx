import { Link } from 'react-router'

import { staticPageHeaders } from '#app/pages.server/static-page.server.ts'
import { accountPath, contactPath, privacyPath } from '#app/paths.ts'

import { TextPage } from './text-page.tsx'

export function headers() {
  return staticPageHeaders()
}

export default function Privacy() {
  return (
    <TextPage
      title="Privacy"
      path={privacyPath}
      lead="We keep what an order needs, and nothing to watch you with. Looking around takes no account, and sets no cookie."
    >
      <h2>When you only look</h2>
      <p>
        Every visitor is sent the same pages. There are no advertisements, no counters of other companies and
        no tracking, so there is no cookie banner to click away either. As any server does, ours writes down
        which page was asked for, when, and from which network address, so that faults and attacks can be
        found.
      </p>
      <h2>When you have an account</h2>
      <p>We keep these things:</p>
      <ul>
        <li>Your name, your e-mail address and, if you gave one, your picture.</li>
        <li>Your password as a hash only. Nobody can read it, not even we.</li>
        <li>What lies in your cart.</li>
        <li>Your orders: what was bought, at which price, and how the payment stands.</li>
        <li>
          For each device that is signed in: when it signed in, its network address and what its browser calls
          itself.
        </li>
      </ul>
      <h2>Cookies and what your browser keeps</h2>
      <ul>
        <li>
          One cookie, set when you sign in, tells us that it is still you. It lasts until you have not come
          for 30 days, cannot be read by scripts, and ends when you log out.
        </li>
        <li>
          Another one remembers for a year that you have signed in on this device. It opens nothing: it keeps
          others who guess at your password from locking you out.
        </li>
        <li>
          <Link to={accountPath}>Your account</Link> shows where you are signed in, and signs those devices
          out.
        </li>
        <li>
          If you add something before signing in, your browser remembers that one thing until you have, or
          until you close the tab.
        </li>
        <li>If you choose a language for searching by voice, your browser remembers that choice.</li>
      </ul>
      <h2>Payment</h2>
      <p>
        Cards, UPI and net banking are handled by Razorpay, whose window opens when you pay, and not before.
        Card numbers and PINs never reach us. We keep the number of the payment, its amount and how it ended,
        because an order, a refund and the law ask for them.
      </p>
      <h2>Searching by voice</h2>
      <p>
        Your own browser turns speech into words, and some browsers send the sound to their maker for it. We
        are handed the words alone, and search for them as if you had typed them.
      </p>
      <h2>Who else sees it</h2>
      <p>
        We sell nothing of this and lend it to nobody. The people who run the shop see your name, your e-mail
        address and your orders, because they pack them.
      </p>
      <h2>Your say</h2>
      <p>
        Ask us what we hold about you, have a slip mended, or have your account taken down:{' '}
        <Link to={contactPath}>write to us</Link> from the address of your account. What the tax law makes us
        keep of an order we keep for as long as it says, and no longer.
      </p>
    </TextPage>
  )
}
