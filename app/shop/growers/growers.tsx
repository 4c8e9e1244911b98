import { data } from 'react-router'

import { PageHead } from '#app/frame/head/page-head.tsx'
import { cacheTags } from '#app/pages.server/cache-tags.server.ts'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { growersText } from '#app/pages.server/growers.server.tsx'
import { run } from '#app/pages.server/run.server.ts'
import { listingPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import * as words from '#words/shop/growers/en.ts'

import type { Route } from './+types/growers.ts'
import { growersPath } from './grower-paths.ts'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { html, tags } = await run(() => growersText(context.get(shopContext)))
  return data({ html }, { headers: cacheTags(tags) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** Who grows and makes the goods. */
export default function Growers({ loaderData: { html } }: Route.ComponentProps) {
  return (
    <div className="shell max-w-4xl! pt-8">
      <PageHead title={words.title} path={growersPath} description={words.description} />
      <h1 className="text-4xl sm:text-5xl">{words.title}</h1>
      {html ? (
        <>
          <p className="text-ink-soft mt-2 text-lg">{words.lead}</p>
          <div className="mt-5" dangerouslySetInnerHTML={{ __html: html }} />
        </>
      ) : (
        <EmptyState
          title={words.nothing}
          action={<ButtonLink to={listingPath()}>{words.toGoods}</ButtonLink>}
        />
      )}
    </div>
  )
}
