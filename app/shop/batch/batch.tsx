import { data, isRouteErrorResponse, redirect, useRouteError } from 'react-router'

import { CallUs } from '#app/frame/call-us.tsx'
import { ErrorPage } from '#app/frame/error-page.tsx'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { batchText } from '#app/pages.server/batches.server.tsx'
import { cacheTags } from '#app/pages.server/cache-tags.server.ts'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { Button } from '#app/ui/button.tsx'
import * as words from '#words/shop/batch/en.ts'

import type { Route } from './+types/batch.ts'
import { batchPath, codePath } from './batch-paths.ts'

/** Of a label's code; without one it asks for it. @throws a redirect to the page of a code that was typed */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('code')?.trim()
  if (params.code === undefined && typed) throw redirect(batchPath(typed))
  if (params.code === undefined) return data(null)
  const { html, isRecalled, tags } = await run(() => batchText(context.get(shopContext), params.code!))
  return data({ html, isRecalled }, { headers: cacheTags(tags) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function Batch({ loaderData: batch }: Route.ComponentProps) {
  if (!batch) return <AskCode />
  return (
    <div className="shell fills-window max-w-4xl! pt-8">
      <PageHead title={words.title} />
      <p className="text-ink-soft mb-3 font-semibold">{words.title}</p>
      <div dangerouslySetInnerHTML={{ __html: batch.html }} />
      {batch.isRecalled && <CallUs />}
    </div>
  )
}

/** For a code that nobody knows. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />
  return <AskCode isUnknown />
}

/** Works without a script, as the whole page does. */
function AskCode({ isUnknown = false }: { isUnknown?: boolean }) {
  return (
    <div className="shell fills-window max-w-4xl! pt-8">
      <PageHead title={words.title} />
      <h1 className="text-4xl sm:text-5xl">{isUnknown ? words.unknown : words.title}</h1>
      <p className="text-ink-soft mt-2 text-lg">{isUnknown ? words.lookAgain : words.lead}</p>
      <form action={codePath} className="mt-5 max-w-md">
        <label htmlFor="code" className="mb-1.5 block font-semibold">
          {words.code}
        </label>
        <div className="flex gap-3">
          <input
            id="code"
            name="code"
            required
            maxLength={12}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby="code-hint"
            className="bg-paper-raised border-line-strong rounded-card h-11 min-w-0 flex-1 border px-4 text-base uppercase"
          />
          <Button type="submit" size="small">
            {words.show}
          </Button>
        </div>
        <p id="code-hint" className="text-ink-soft mt-1.5 text-sm">
          {words.codeHint}
        </p>
      </form>
    </div>
  )
}
