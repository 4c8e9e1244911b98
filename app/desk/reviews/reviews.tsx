import { useState } from 'react'
import { useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import { ListFailed, NothingFound, RoomSkeleton, useFailureToast } from '#app/desk/list/list-states.tsx'
import { Pages } from '#app/desk/list/pages.tsx'
import { RoomHead, RoomTools } from '#app/desk/list/room-head.tsx'
import { isOtherList, loadList, useIsListBusy } from '#app/desk/list/room-list.ts'
import { NewAbove } from '#app/desk/now/new-above.tsx'
import type { DeskReview, allReviews } from '#contract/reviews.ts'

import type { Route } from './+types/reviews.ts'
import { ReviewCard } from './review-card.tsx'
import { ReviewFilter } from './review-filter.tsx'
import { SayDialog } from './say-dialog.tsx'

const title = 'Reviews'
const rowsAPage = 25

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(request, rowsAPage, (query) => call<typeof allReviews>('GET', `/api/reviews?${query}`))
}

export const shouldRevalidate = isOtherList

export function HydrateFallback() {
  return <RoomSkeleton title={title} shape="rows" />
}

/** What people say of goods: first what nobody of the shop has looked at. */
export default function Reviews({ loaderData: list }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [saying, setSaying] = useState<{ what: 'why' | 'answer'; review: DeskReview } | null>(null)
  const isBusy = useIsListBusy()
  const failure = (list.kind === 'failed' && list.message) || 'The reviews did not load.'
  useFailureToast(list, failure)
  const rows: DeskReview[] = list.kind === 'full' ? list.rows : []
  const [, state = 'waiting'] = (list.kind === 'full' && list.filters[0]) || []
  return (
    <>
      <RoomHead title={title} />
      <RoomTools count={list.kind === 'full' ? countWords(list.total) : null}>
        <ReviewFilter />
      </RoomTools>
      <NewAbove list={list} kind="review" words={['new review', 'new reviews']} />
      {list.kind === 'failed' && <ListFailed message={failure} />}
      {list.kind === 'full' && list.total === 0 && (
        <NothingFound title={nothing[state] ?? 'No reviews'}>
          <p>People who have had a good from you can rate it on its page, and in My Orders.</p>
        </NothingFound>
      )}
      {list.kind === 'full' && list.total > 0 && (
        <>
          <ul aria-label="Reviews" aria-busy={isBusy} className="mt-3 grid max-w-3xl gap-3">
            {rows.map((review) => (
              <ReviewCard
                key={review._id}
                review={review}
                onSay={(what) => setSaying({ what, review })}
                onChanged={() => void revalidate()}
              />
            ))}
          </ul>
          <Pages list={list} />
        </>
      )}
      {/* Not in its card, which goes where somebody else has decided: what is being typed stays. */}
      {saying && (
        <SayDialog
          what={saying.what}
          review={rows.find(({ _id }) => _id === saying.review._id) ?? saying.review}
          onChanged={() => void revalidate()}
          onClose={() => setSaying(null)}
        />
      )}
    </>
  )
}

const nothing: Record<string, string> = {
  waiting: 'No review waits for a look',
  reported: 'No review was reported',
  shown: 'No review is shown yet',
  refused: 'No review was refused',
}

function countWords(total: number): string {
  return total === 1 ? '1 review' : `${total} reviews`
}
