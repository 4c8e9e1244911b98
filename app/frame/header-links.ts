/** The pages that the header leads everybody to. */
export const pageLinks = [
  { label: 'Home', to: '/' },
  { label: 'All products', to: '/product-category' },
  { label: 'About', to: '/About' },
  { label: 'Contact', to: '/Contact' },
]
