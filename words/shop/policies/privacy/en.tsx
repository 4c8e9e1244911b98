import type { ReactNode } from 'react'

// What the shop does with what it knows of people.

export const title = 'Privacy'
export const lead =
  'We keep only what your order needs. We do not track you. You can look around without an account and without cookies.'

type LinkOf = (text: string) => ReactNode

/** `kept`: the table of what is kept. */
export const text = (kept: ReactNode, toAccount: LinkOf, toContact: LinkOf) => (
  <>
    <h2>When you only look</h2>
    <p>
      Every visitor gets the same pages. There are no ads and no tracking. Our server keeps a log: which page
      was opened, when, and from which network address. We need it to find errors and attacks.
    </p>
    <h2>When you have an account</h2>
    <p>We keep these things:</p>
    <ul>
      <li>Your name, your e-mail address and, if you gave them, your mobile number and your picture.</li>
      <li>
        The addresses that you enter, with the name and number to call and, for a business, its GSTIN. Each
        order keeps a copy of its own.
      </li>
      <li>Your password, only in a form that nobody can read, not even we.</li>
      <li>What is in your cart.</li>
      <li>Your orders: what you bought, at which price, and if it is paid.</li>
      <li>Your returns: what you wrote, and the pictures you sent. Only you and our people see them.</li>
      <li>
        For each device that is signed in: when it signed in, its network address and the name of its browser.
      </li>
    </ul>
    <h2>Cookies and what your browser keeps</h2>
    <ul>
      <li>
        One cookie keeps you signed in. It ends when you log out, or when you have not visited us for 30 days.
        Scripts cannot read it.
      </li>
      <li>
        Another cookie remembers for one year that you have signed in on this device. It does not sign anybody
        in. If a stranger tries to guess your password, you can still sign in here.
      </li>
      <li>In {toAccount('your account')} you see where you are signed in, and can sign those devices out.</li>
      <li>
        What you put into the cart or save for later before you sign in stays in your browser: until you sign
        in, or for 30 days. To show prices, the page asks our server for them, and the server keeps nothing of
        it until you order.
      </li>
      <li>
        If you change your cart while your phone is offline, your browser keeps the change until it is sent,
        or until you log out.
      </li>
      <li>
        What you type into the form of an address or of a complaint stays in your browser until you send it,
        log out or close the tab. So does the place that you chose for your cart.
      </li>
      <li>
        What you type on the page to pay stays in your browser for half an hour, or until you order, log out
        or close the tab. How you paid last is remembered until you log out.
      </li>
      <li>
        If you buy or share a list without an account, your browser keeps a random key by which it finds your
        orders and your lists again, until somebody logs out there or you clear what it keeps of this site.
      </li>
      <li>If you ask with a PIN code where we deliver, your browser remembers it.</li>
      <li>If you choose a language for voice search, or big letters, your browser remembers it.</li>
    </ul>
    <h2>Payment</h2>
    <p>
      Razorpay handles UPI, cards and net banking. Its window opens only when you pay. We never see your card
      number or PIN. We keep the number of the payment, the amount and if it was paid. If you pay in cash, we
      keep only the amount. We need this for your order, for refunds and for the law.
    </p>
    <h2>Voice search</h2>
    <p>
      Your browser turns your voice into words. Some browsers send the sound to their maker to do this. We get
      only the words, and search for them as if you had typed them.
    </p>
    <h2>Who sees your data</h2>
    <p>
      We do not sell or share your data. Our own people see your name, your e-mail address and your orders
      with their addresses, because they pack and bring them.
    </p>
    <p>
      If you want news of your orders by SMS or WhatsApp, or a code, your number and the text go to the
      company that sends our SMS and to your network, or to WhatsApp. You can end the news in your account at
      any time. What you answer there, our people read.
    </p>
    <h2>How long we keep it</h2>
    {kept}
    <h2>Your rights</h2>
    <p>
      In {toAccount('your account')} you can correct your name, your e-mail and your number, download all that
      we keep of you as one file, and delete your account. If you cannot sign in, {toContact('write to us')}{' '}
      from the e-mail address of your account. While an order of yours is under way, or a payment or money for
      you is open, the account stays until that is done.
    </p>
    <p>
      Are you not content with our answer? Then you can complain to the Data Protection Board of India. The
      law is the Digital Personal Data Protection Act, 2023.
    </p>
    <h2>Children</h2>
    <p>An account is for people of 18 years or more. Younger people shop with the account of a parent.</p>
  </>
)
