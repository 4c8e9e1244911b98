export interface FooterLinks {
  title: string
  links: { label: string; to: string }[]
}

/** The links of the large footer, spelled as the specification spells them. */
export const footerGroups: FooterLinks[] = [
  {
    title: 'The shop',
    links: [
      { label: 'Home', to: '/' },
      { label: 'All products', to: '/products' },
      { label: 'Cart', to: '/cart' },
      { label: 'Checkout', to: '/checkout' },
    ],
  },
  {
    title: 'Categories',
    links: [
      { label: 'Vegetables', to: '/category/vegetables' },
      { label: 'Fruits', to: '/category/fruits' },
      { label: 'Dairy Products', to: '/category/dairy-products' },
      { label: 'Oils', to: '/category/oils' },
      { label: 'Dry Fruits', to: '/category/dry-fruits' },
    ],
  },
  {
    title: 'About',
    links: [
      { label: 'About Us', to: '/about' },
      { label: 'Contact', to: '/contact' },
      { label: 'Stories', to: '/blog' },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Questions', to: '/faq' },
      { label: 'Delivery', to: '/shipping' },
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms', to: '/terms' },
    ],
  },
]
