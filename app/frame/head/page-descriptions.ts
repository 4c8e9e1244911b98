/** Meta description and indexing of a page that passes none to `PageHead`. */
interface PageDescription {
  description: string
  /** False: the page asks not to be indexed, because it is personal or a result of an action. */
  isListed: boolean
}

const pageDescriptions: Record<string, PageDescription> = {
  '/search': {
    description:
      'Search by name, by brand or in your own words: aloo, tamatar, doodh. You see the pack size and the price of every product.',
    isListed: true,
  },
  '/cart': {
    description: 'Your cart: what is in it, the total and the cost of delivery, before you pay.',
    isListed: true,
  },
  '/login': {
    description: 'Sign in to see your cart, pay and follow your orders.',
    isListed: true,
  },
  '/sign-up': {
    description:
      'Open an account with your name and e-mail, and get fresh food from the village to your door.',
    isListed: true,
  },
  '/forgot-password': { description: 'Help with a forgotten password.', isListed: false },
  '/my-orders': { description: 'Your orders.', isListed: false },
  '/order': { description: 'Everything you have ordered.', isListed: false },
  '/success': { description: 'Your payment is done.', isListed: false },
  '/cancel': { description: 'Your payment was not completed.', isListed: false },
}

/** Of the page at this path, in whatever case it is written. */
export function pageDescription(pathname: string): PageDescription | undefined {
  return pageDescriptions[pathname.toLowerCase().replace(/\/+$/, '')]
}
