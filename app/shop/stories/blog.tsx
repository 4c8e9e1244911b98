import { Link } from 'react-router'

import { PageHead } from '#app/frame/head/page-head.tsx'
import { staticPageHeaders } from '#app/pages.server/static-page.server.ts'
import { storiesPath, storyPath } from '#app/paths.ts'
import { Toran } from '#app/ui/toran.tsx'
import * as words from '#words/shop/stories/en.ts'

import { stories } from './stories.ts'
import { StoryPicture, loadStoryPicture } from './story-picture-late.ts'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

/** Beside it the browser's own loader runs only within the shop, and not as the document is hydrated. */
export function loader() {
  return null
}

export async function clientLoader() {
  await loadStoryPicture()
  return null
}

export function headers() {
  return staticPageHeaders()
}

export default function Blog() {
  return (
    <div>
      <PageHead title={words.title} path={storiesPath} description={words.description} />
      <header className="bg-paper-sunken">
        <Toran />
        <div className="shell pt-8 pb-10">
          <h1 className="text-4xl sm:text-6xl">{words.title}</h1>
          <p className="text-ink-soft mt-4 max-w-xl text-lg">{words.lead}</p>
        </div>
      </header>
      <ul className="shell mt-8 grid gap-6 sm:grid-cols-2">
        {stories.map(({ slug, title, summary, minutes }) => (
          <li
            key={slug}
            className="group rounded-card bg-paper-raised border-line relative overflow-hidden border"
          >
            <StoryPicture slug={slug} className="aspect-[16/9] w-full" />
            <div className="p-5 sm:p-6">
              <h2 className="text-2xl">
                <Link
                  to={storyPath(slug)}
                  prefetch="intent"
                  className="underline-offset-4 group-hover:underline"
                >
                  {title}
                  {/* The whole card is the link. */}
                  <span className="absolute inset-0" />
                </Link>
              </h2>
              <p className="text-ink-soft mt-2">{summary}</p>
              <p className="text-ink-soft mt-3 text-sm">{words.minutes(minutes)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
