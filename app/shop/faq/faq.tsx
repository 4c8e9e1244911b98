import { PageHead } from '#app/frame/head/page-head.tsx'
import { useShop } from '#app/frame/site.ts'
import { staticPageHeaders } from '#app/pages.server/static-page.server.ts'
import { contactPath, faqPath } from '#app/paths.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Toran } from '#app/ui/toran.tsx'
import * as words from '#words/shop/faq/en.ts'

import { questionGroupsOf } from './questions.ts'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

export function headers() {
  return staticPageHeaders()
}

export default function Faq() {
  const { terms } = useShop()
  const questionGroups = questionGroupsOf(terms)
  return (
    <div>
      <PageHead title={words.title} path={faqPath} description={words.description} />
      <header className="bg-paper-sunken">
        <Toran />
        <div className="shell max-w-4xl! pt-8 pb-10">
          <h1 className="text-4xl sm:text-5xl">{words.title}</h1>
          <nav aria-label={words.onThisPage} className="mt-5">
            <ul className="flex flex-wrap gap-2">
              {questionGroups.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="border-line-strong hover:bg-paper inline-flex min-h-11 items-center rounded-full border px-4 font-semibold"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <div className="shell max-w-4xl!">
        {questionGroups.map(({ id, title, questions }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="pt-8">
            <h2 id={`${id}-title`} className="mb-3 text-3xl">
              {title}
            </h2>
            <Accordion name="faq" questions={questions} />
          </section>
        ))}
        <section className="bg-leaf-tint rounded-card mt-12 flex flex-wrap items-center justify-between gap-4 p-6">
          <h2 className="text-2xl">{words.another}</h2>
          <ButtonLink to={contactPath}>{words.askUs}</ButtonLink>
        </section>
      </div>
    </div>
  )
}
