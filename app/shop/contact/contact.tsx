import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { PageHead } from '#app/frame/head/page-head.tsx'
import { useShop } from '#app/frame/site.ts'
import { staticPageHeaders } from '#app/pages.server/static-page.server.ts'
import { complaintPath, contactPath } from '#app/paths.ts'
import { firstQuestionsOf } from '#app/shop/faq/questions.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { Buti } from '#app/ui/ornaments.tsx'
import { Toran } from '#app/ui/toran.tsx'
import { answerHours } from '#domain/grievances/rules.ts'
import { postalLines, telephoneLink } from '#domain/shop/rules.ts'
import type { ShopFacts } from '#domain/shop/rules.ts'
import * as words from '#words/shop/contact/en.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

export function headers() {
  return staticPageHeaders()
}

export default function Contact() {
  const shop = useShop()
  const { name, state, phones, emails } = shop
  const place = postalLines(shop)
  const isReached = phones.length > 0 || emails.length > 0 || place.length > 0
  return (
    <div>
      <PageHead title={words.title} path={contactPath} description={words.description(name, state)} />
      <header className="bg-paper-sunken relative overflow-hidden">
        <Toran />
        <Buti className="text-terracotta absolute inset-y-0 end-0 w-1/2 opacity-[0.07]" />
        <div className={`shell relative pt-8 ${isReached ? 'pb-28' : 'pb-12'}`}>
          <h1 className="text-4xl sm:text-6xl">{words.heading}</h1>
          <p className="text-ink-soft mt-4 max-w-xl text-lg">{isReached ? words.lead : words.onlyAnswers}</p>
        </div>
      </header>
      <div className={`shell relative ${isReached ? '-mt-16' : ''}`}>
        <ul className="grid gap-5 md:grid-cols-3">
          {phones.length > 0 && (
            <Card title={words.callUs} icon={<Phone size={28} />} colour="bg-leaf-tint text-leaf-strong">
              {phones.map((phone) => (
                <a key={phone} href={telephoneLink(phone)} className={`figures ${linkClass}`}>
                  {phone}
                </a>
              ))}
            </Card>
          )}
          {emails.length > 0 && (
            <Card
              title={words.writeToUs}
              icon={<Mail size={28} />}
              colour="bg-turmeric-tint text-turmeric-strong"
            >
              {emails.map(({ address, purpose }) => (
                <p key={address}>
                  <a href={`mailto:${address}`} className={linkClass}>
                    <EmailAddress address={address} />
                  </a>
                  <span className="text-ink-soft block text-sm">{purpose}</span>
                </p>
              ))}
            </Card>
          )}
          {place.length > 0 && (
            <Card
              title={words.visitUs}
              icon={<MapPin size={28} />}
              colour="bg-terracotta-tint text-terracotta-strong"
            >
              <address className="pt-2 leading-relaxed not-italic">
                {[name, ...place, words.india].map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
            </Card>
          )}
        </ul>
        <Numbers shop={shop} />
        <p className="mt-8">
          {words.complain(
            (text) => (
              <Link to={complaintPath} className="font-semibold underline underline-offset-4">
                {text}
              </Link>
            ),
            answerHours,
          )}
        </p>
        <section aria-labelledby="questions" className="mx-auto mt-16 max-w-3xl">
          <h2 id="questions" className="mb-6 text-3xl sm:text-4xl">
            {words.questions}
          </h2>
          <Accordion name="questions" questions={firstQuestionsOf(shop.terms)} />
        </section>
      </div>
    </div>
  )
}

/** What an office asks for, and who answers complaints. */
function Numbers({ shop }: { shop: ShopFacts }) {
  const { fssaiLicence, gstin, upiId, grievanceOfficer, grievanceContact } = shop
  const rows = [
    [words.licence, fssaiLicence],
    [words.gstin, gstin],
    [words.upiId, upiId],
    [words.officer, grievanceOfficer && `${grievanceOfficer}. ${grievanceContact}`],
  ].filter(([, value]) => value)
  if (rows.length === 0) return null
  return (
    <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-4">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="max-w-sm font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface CardProps {
  title: string
  icon: ReactNode
  colour: string
  children: ReactNode
}

function Card({ title, icon, colour, children }: CardProps) {
  return (
    <li className="bg-paper-raised border-line rounded-card shadow-lift flex flex-wrap gap-5 border p-6 md:flex-col">
      <span
        aria-hidden="true"
        className={`arch flex h-20 w-16 shrink-0 items-center justify-center ${colour}`}
      >
        {icon}
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="mb-1 text-xl">{title}</h2>
        {children}
      </div>
    </li>
  )
}

/** Where it is too long for its line it goes on at the @, and not within a word. */
function EmailAddress({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    <span>
      {name}
      <wbr />@{host}
    </span>
  )
}

const linkClass = 'flex min-h-11 items-center font-semibold wrap-anywhere underline-offset-3 hover:underline'
