import { data } from 'react-router'

import { PageHead } from '#app/frame/head/page-head.tsx'
import { cacheTags } from '#app/pages.server/cache-tags.server.ts'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { calendarText } from '#app/pages.server/seasons.server.tsx'
import { seasonsPath } from '#app/paths.ts'
import * as words from '#words/shop/seasons/en.ts'

import type { Route } from './+types/seasons.ts'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  const { html, month, tags } = await run(() => calendarText(ctx))
  const lead = words.lead(words.months[month]!, words.regionName(ctx.shop.state))
  return data({ html, lead }, { headers: cacheTags(tags) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** Twelve months of all fresh goods. */
export default function Seasons({ loaderData: { html, lead } }: Route.ComponentProps) {
  return (
    <div className="shell max-w-4xl! pt-8">
      <PageHead title={words.title} path={seasonsPath} description={words.description} />
      <h1 className="text-4xl sm:text-5xl">{words.title}</h1>
      <p className="text-ink-soft mt-2 text-lg">{lead}</p>
      {html ? (
        <div className="mt-5" dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        <p className="mt-5">{words.nothing}</p>
      )}
    </div>
  )
}
