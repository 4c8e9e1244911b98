import { Link } from 'react-router'

import { Logo } from '#app/ui/logo.tsx'
import { BlockPrintBorder } from '#app/ui/ornaments.tsx'

import { footerGroups } from './footer-links.ts'
import { FooterStrip } from './footer-strip.tsx'

/** Both footers: a large one with the links, a thin strip below it. */
export function Footer() {
  return (
    <div className="foot mt-20">
      <footer className="bg-paper-sunken">
        <BlockPrintBorder className="text-terracotta" />
        <div className="shell grid gap-x-8 gap-y-10 pt-12 pb-12 lg:grid-cols-[1.5fr_3fr]">
          <div>
            <Logo className="text-lg" />
            <p className="foot-lead text-ink-soft mt-4 max-w-sm">
              The village market, open 24×7 and brought to your doorstep: organic food and handmade goods. All
              prices are in Indian rupees.
            </p>
          </div>
          <div className="grid grid-cols-2 gap-x-6 gap-y-8 max-[17rem]:grid-cols-1 md:grid-cols-4">
            {footerGroups.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2 className="font-text mb-1 text-base font-bold tracking-normal">{title}</h2>
                <ul>
                  {links.map(({ label, to }) => (
                    <li key={to}>
                      <Link to={to} className={linkClass}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>
      </footer>
      <FooterStrip />
    </div>
  )
}

const linkClass = 'text-ink-soft hover:text-ink inline-flex min-h-11 items-center hover:underline'
