import { data } from 'react-router'

import { PageHead } from '#app/frame/head/page-head.tsx'
import { cacheTags } from '#app/pages.server/cache-tags.server.ts'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { growerText } from '#app/pages.server/growers.server.tsx'
import { run } from '#app/pages.server/run.server.ts'
import * as words from '#words/shop/growers/en.ts'

import type { Route } from './+types/grower.ts'
import { growersPath } from './grower-paths.ts'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { view, tags } = await run(() => growerText(context.get(shopContext), params.slug))
  return data(view, { headers: cacheTags(tags) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** One who grows or makes goods, with what of theirs can be had. */
export default function Grower({ loaderData }: Route.ComponentProps) {
  const { name, description, path, image, html } = loaderData
  return (
    <div className="shell max-w-4xl! pt-8">
      <PageHead
        title={name}
        path={path}
        description={description}
        image={image ?? undefined}
        crumbs={[
          { name: words.title, path: growersPath },
          { name, path },
        ]}
      />
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <p className="mt-8">
        <a href={growersPath} className="inline-flex min-h-11 items-center font-semibold underline">
          {words.toAll}
        </a>
      </p>
    </div>
  )
}
