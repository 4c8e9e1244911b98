import { useState } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'

import { isNoAnswer } from '#app/client/connection.ts'
import { useRetrying } from '#app/client/use-retrying.ts'
import { homePath, listingPath, searchPath } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import * as words from '#words/frame/connection/en.ts'

import { CallUs } from './call-us.tsx'
import { noLineMark } from './load-failed-content.tsx'

/** Drawn by `EmptyState`. */
const signpostMark = 'M24 5v38M24 9h14l5 5-5 5H24M24 23H10l-5 5 5 5h14M16 43h16'

/** What an error page says, and what can be done about it. */
export function ErrorContent({ error }: { error: unknown }) {
  const said = isRouteErrorResponse(error) ? messageOf(error.data) : null
  if (isNoAnswer(error)) return <NoConnection />
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFound said={said} />
  ) : (
    <Failed said={said} />
  )
}

function NoConnection() {
  const { revalidate, state } = useRevalidator()
  useRetrying(() => void revalidate())
  return (
    <EmptyState
      as="h1"
      mark={noLineMark}
      title={words.notLoaded}
      action={
        <Button aria-disabled={state !== 'idle' || undefined} onClick={() => void revalidate()}>
          {words.retry}
        </Button>
      }
    >
      <p role="status">{words.noConnection}</p>
      <CallUs />
    </EmptyState>
  )
}

function NotFound({ said }: { said: string | null }) {
  return (
    <EmptyState
      as="h1"
      mark={signpostMark}
      title={words.notFound}
      action={
        <>
          <ButtonLink to={listingPath()}>{words.seeGoods}</ButtonLink>
          <ButtonLink to={searchPath()} look="quiet">
            {words.search}
          </ButtonLink>
        </>
      }
    >
      <p>
        {said ?? words.noPageHere} {words.whyNotFound}
      </p>
      <CallUs />
    </EmptyState>
  )
}

function Failed({ said }: { said: string | null }) {
  return (
    <EmptyState as="h1" title={words.failed} action={<TryAgain />}>
      <p>{said ?? words.failedHint}</p>
      <CallUs />
    </EmptyState>
  )
}

function TryAgain() {
  const { revalidate, state } = useRevalidator()
  const [isAgain, setAgain] = useState(false)

  async function tryAgain() {
    setAgain(true)
    await revalidate()
    setAgain(false)
  }

  return (
    <>
      <Button onClick={() => void tryAgain()} disabled={state !== 'idle'}>
        {isAgain ? words.tryingAgain : words.tryAgain}
      </Button>
      <ButtonLink to={homePath} look="quiet">
        {words.toHome}
      </ButtonLink>
    </>
  )
}

/** The message of the domain's error, if the response carries one. */
function messageOf(said: unknown): string | null {
  const isSentence =
    typeof said === 'object' && said !== null && 'message' in said && typeof said.message === 'string'
  return isSentence ? (said as { message: string }).message : null
}
