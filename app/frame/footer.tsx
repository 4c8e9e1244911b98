import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'

import { Logo } from '#app/ui/logo.tsx'
import { BlockPrintBorder } from '#app/ui/ornaments.tsx'
import { langOfTyped } from '#app/ui/typed.ts'
import { postalLines } from '#domain/shop/rules.ts'
import type { ShopFacts } from '#domain/shop/rules.ts'
import * as words from '#words/frame/footer/en.ts'

import { BigLetters } from './big-letters.tsx'
import { footerGroups } from './footer-links.ts'
import type { FooterLinks } from './footer-links.ts'
import { FooterStrip } from './footer-strip.tsx'
import { useShop } from './site.ts'

/** Both footers: a large one with the links, a thin strip below it. */
export function Footer() {
  const shop = useShop()
  return (
    // It holds no window fast as the page above it grows: after a reload one is where one was.
    <div className="foot mt-20" style={{ overflowAnchor: 'none' }}>
      <footer className="bg-paper-sunken">
        <BlockPrintBorder className="text-terracotta" />
        <div className="shell grid gap-x-8 gap-y-10 pt-12 pb-12 lg:grid-cols-[1.5fr_3fr]">
          <div className="min-w-0">
            <Logo name={shop.name} className="w-full text-lg" />
            {shop.footerWords && (
              <p lang={langOfTyped(shop.footerWords)} className="foot-lead text-ink-soft mt-4 max-w-sm">
                {shop.footerWords}
              </p>
            )}
            <Facts shop={shop} />
            <BigLetters className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4" />
          </div>
          <div className="grid md:grid-cols-4 md:gap-x-6">
            {footerGroups.map((group) => (
              <FooterGroup key={group.title} {...group} />
            ))}
          </div>
        </div>
      </footer>
      <FooterStrip />
    </div>
  )
}

/**
 * Who sells here and how they are reached, as far as it was entered. Words and no links: those of the footer
 * are the specification's, and Contact has them.
 */
function Facts({ shop }: { shop: ShopFacts }) {
  const place = postalLines(shop)
  const lines = [
    place.length > 0 ? [shop.name, ...place].join(', ') : '',
    [shop.phones[0], shop.emails[0]?.address].filter(Boolean).join(' · '),
    shop.fssaiLicence && `${words.fssaiLicence} ${shop.fssaiLicence}`,
    shop.gstin && `GSTIN ${shop.gstin}`,
  ].filter((line) => line !== '')
  if (lines.length === 0) return null
  return (
    <address className="text-ink-soft mt-4 max-w-sm text-sm not-italic">
      {lines.map((line) => (
        <span key={line} lang={langOfTyped(line)} className="block wrap-anywhere">
          {line}
        </span>
      ))}
    </address>
  )
}

/**
 * Links under a heading; on a phone folded under it. Two ways in the document and one on the screen, because
 * a fold that always stands open would still say that it is folded.
 */
function FooterGroup({ title, links }: FooterLinks) {
  const list = (
    <nav aria-label={title}>
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
  )
  return (
    <>
      <details className="group/fold border-line border-b md:hidden">
        <summary className="flex min-h-12 items-center justify-between">
          <h2 className={titleClass}>{title}</h2>
          <ChevronDown
            size={20}
            aria-hidden="true"
            className="transition-[rotate] group-open/fold:rotate-180"
          />
        </summary>
        <div className="pb-2">{list}</div>
      </details>
      <div className="max-md:hidden">
        <h2 className={`mb-1 ${titleClass}`}>{title}</h2>
        {list}
      </div>
    </>
  )
}

const titleClass = 'font-text text-base font-bold tracking-normal'
const linkClass = 'text-ink-soft hover:text-ink inline-flex min-h-11 min-w-11 items-center hover:underline'
