/** The links of the header for everybody, spelled as the specification spells them. */
export const pageLinks = [
  { label: 'Home', to: '/' },
  { label: 'All products', to: '/product-category' },
  { label: 'About', to: '/About' },
  { label: 'Contact', to: '/Contact' },
]
