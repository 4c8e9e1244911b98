import { CloudOff } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'

import { PageHead } from '#app/frame/head/page-head.tsx'
import { Button } from '#app/ui/button.tsx'
import { LeafMark } from '#app/ui/leaf-mark.tsx'
import { Buti } from '#app/ui/ornaments.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { showToast } from '#app/ui/toast.tsx'
import * as words from '#words/desk/frame/en.ts'
import { tryAgain, tryingAgain } from '#words/desk/list/en.ts'

import type { RoomList } from './room-list.ts'

/** Skeleton of a room, in the sizes of the list, so that nothing moves when it comes. */
export function RoomSkeleton({ title, shape }: { title: string; shape: 'rows' | 'cards' }) {
  return (
    <>
      <PageHead title={title} />
      <h1 className="flex min-h-11 items-center text-2xl">{title}</h1>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <Skeleton className="mt-3 h-11 rounded-[10px]! lg:max-w-2xl" />
      <Skeleton className="mt-3 h-5 w-28 rounded-[6px]!" />
      {shape === 'rows' ? (
        <div className="mt-3 space-y-1">
          {Array.from({ length: 10 }, (_, place) => (
            <Skeleton key={place} className="h-14 rounded-[6px]!" />
          ))}
        </div>
      ) : (
        <div className={cardGrid}>
          {Array.from({ length: 12 }, (_, place) => (
            <Skeleton key={place} className="aspect-[3/4]" />
          ))}
        </div>
      )}
    </>
  )
}

/** Grid of the cards of a list and of their skeletons: two columns on a phone. */
export const cardGrid =
  'mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]'

/** A list without rows. */
export function NothingFound({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center px-4 py-14 text-center">
      <span className="arch bg-leaf-tint text-leaf relative mb-4 flex h-24 w-19 items-center justify-center">
        <Buti className="absolute inset-0 opacity-15" />
        <LeafMark className="relative h-10 w-auto" />
      </span>
      <h2 className="text-xl">{title}</h2>
      <div className="text-ink-soft mt-1.5 max-w-md">{children}</div>
    </div>
  )
}

/** A list that could not be loaded. A press tries again, and so does a browser that is online again. */
export function ListFailed({ message }: { message: string }) {
  const { revalidate, state } = useRevalidator()
  const isTrying = state !== 'idle'

  /** A second press would abort the request in flight. */
  function retry() {
    if (!isTrying) void revalidate()
  }
  const retryOnline = useEffectEvent(retry)
  useEffect(() => {
    const again = () => retryOnline()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  return (
    <div role="alert" className="flex flex-col items-center px-4 py-14 text-center">
      <span className="arch bg-terracotta-tint text-terracotta-strong mb-4 flex h-24 w-19 items-center justify-center">
        <CloudOff size={32} aria-hidden="true" />
      </span>
      <h2 className="text-xl">{message}</h2>
      <Button size="small" className="mt-5" aria-disabled={isTrying || undefined} onClick={retry}>
        {isTrying ? tryingAgain : tryAgain}
      </Button>
    </div>
  )
}

/** Shows a toast each time that a list could not be loaded. */
export function useFailureToast(list: RoomList<unknown> | null, message: string): void {
  useEffect(() => {
    if (list?.kind === 'failed') showToast('error', message)
  }, [list, message])
}
