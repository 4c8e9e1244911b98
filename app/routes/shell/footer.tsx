import { Link } from 'react-router'

import { Logo } from '#app/ui/logo.tsx'
import { BlockPrintBorder } from '#app/ui/ornaments.tsx'
import { categories } from '#domain/catalog/rules.ts'

import { listingPath } from '../listing/address.ts'

export function Footer() {
  return (
    <footer className="bg-paper-sunken mt-20">
      <BlockPrintBorder className="text-terracotta" />
      <div className="shell grid gap-x-8 gap-y-10 pt-12 pb-10 md:grid-cols-[1.4fr_2fr_1fr]">
        <div>
          <Logo className="text-lg" />
          <p className="text-ink-soft mt-4 max-w-sm">
            The weekly village market, open 24×7 and brought to your doorstep: organic food and things made by
            hand.
          </p>
        </div>
        <nav aria-label="Categories">
          <h2 className={headingClass}>From the stalls</h2>
          <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 md:grid-cols-2 lg:grid-cols-3">
            {categories.map(({ label, value }) => (
              <li key={value}>
                <Link to={listingPath({ categories: [value] })} className={linkClass}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Shop and account">
          <h2 className={headingClass}>The shop</h2>
          <ul>
            {shopLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={linkClass}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="border-line text-ink-soft shell border-t py-5 text-sm">
        Haat, the village market. All prices in Indian rupees.
      </p>
    </footer>
  )
}

const shopLinks = [
  { label: 'Home', to: '/' },
  { label: 'All products', to: '/product-category' },
  { label: 'Cart', to: '/cart' },
  { label: 'Login', to: '/login' },
]

const headingClass = 'font-text mb-2 text-base font-bold tracking-normal'
const linkClass = 'text-ink-soft hover:text-ink inline-flex min-h-11 items-center hover:underline'
