import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'

import { call } from '#app/client/call.ts'
import { useShop } from '#app/frame/site.ts'
import { Button } from '#app/ui/button.tsx'
import type { Review, reviewsOfProduct } from '#contract/reviews.ts'
import * as words from '#words/shop/product/reviews/en.ts'

import { ReportWords, ReviewItem, reportLook } from './review-item.tsx'

/** Every review of a good, page by page below each other. */
export function AllReviews({ productId }: { productId: string }) {
  const { name } = useShop()
  const [rows, setRows] = useState<Review[]>([])
  /** What to ask for next: the first page, from a cursor on, or nothing more. */
  const [next, setNext] = useState<string | null>('page=1')
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting')

  const load = useCallback(
    async (query: string) => {
      setState('waiting')
      try {
        const url = `/api/products/${productId}/reviews?${query}` as const
        const { ok, body } = await call<typeof reviewsOfProduct>('GET', url)
        if (!ok) return setState('failed')
        setRows((before) => [...before, ...body.data])
        setNext(body.nextCursor ? `cursor=${encodeURIComponent(body.nextCursor)}` : null)
        setState('ready')
      } catch {
        setState('failed')
      }
    },
    [productId],
  )
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the first page is asked for as it opens
    void load('page=1')
  }, [load])

  return (
    <>
      <ul aria-label={words.allReviews} className="mt-3">
        {rows.map((review) => (
          <ReviewItem
            key={review._id}
            review={review}
            shopName={name}
            report={
              <Link to={{ hash: `report-${review._id}` }} preventScrollReset className={reportLook}>
                <ReportWords name={review.name} />
              </Link>
            }
          />
        ))}
      </ul>
      <p role="status">{state === 'failed' && words.noConnection}</p>
      {next && (
        <Button
          look="quiet"
          aria-disabled={state === 'waiting' || undefined}
          onClick={() => state !== 'waiting' && void load(next)}
        >
          {state === 'waiting' ? words.oneMoment : state === 'failed' ? words.tryAgain : words.moreReviews}
        </Button>
      )}
    </>
  )
}
