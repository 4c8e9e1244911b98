/** Meta description and indexing of a page that passes none to `PageHead`. */
interface PageDescription {
  description: string
  /** False: the page asks not to be indexed, because it is personal or a result of an action. */
  isListed: boolean
}

const pageDescriptions: Record<string, PageDescription> = {
  '/search': {
    description:
      'Search the village market by name, brand or what your family calls it: aloo, tamatar, doodh. Every product with its pack size and price.',
    isListed: true,
  },
  '/cart': {
    description:
      'Your basket at Haat: what is in it, what it comes to and what delivery costs, before you pay.',
    isListed: true,
  },
  '/login': {
    description: 'Sign in to Haat to fill your basket, pay and see your orders.',
    isListed: true,
  },
  '/sign-up': {
    description:
      'Open an account at Haat with your name and e-mail, and have the village market brought home.',
    isListed: true,
  },
  '/forgot-password': { description: 'Help with a forgotten password at Haat.', isListed: false },
  '/my-orders': { description: 'Your orders at Haat.', isListed: false },
  '/order': { description: 'Everything that you have ordered from Haat.', isListed: false },
  '/success': { description: 'Your payment to Haat went through.', isListed: false },
  '/cancel': { description: 'Your payment to Haat did not go through.', isListed: false },
}

/** Of the page at this path, in whatever case it is written. */
export function pageDescription(pathname: string): PageDescription | undefined {
  return pageDescriptions[pathname.toLowerCase().replace(/\/+$/, '')]
}
