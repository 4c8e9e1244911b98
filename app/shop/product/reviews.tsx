import { Suspense, lazy } from 'react'
import { useLocation } from 'react-router'

import { retried } from '#app/client/retried.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as words from '#words/shop/product/en.ts'

// Fetched when somebody writes, reports, or reads on.
const ReviewDialog = lazy(
  retried(async () => ({ default: (await import('./review-dialog.tsx')).ReviewDialog })),
)

interface ReviewsProps {
  productId: string
  goods: string
  /** As the server has written them. */
  html: string
}

/** What people say of a good. Its links name what they open behind the #, so they work before any script. */
export function Reviews({ html, ...of }: ReviewsProps) {
  const { hash } = useLocation()
  const isAsked = useHydrated() && /^#(review$|all-reviews$|report-)/.test(hash)
  return (
    <section id="reviews" aria-label={words.reviews} className="shell mt-10 scroll-mt-24">
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {isAsked && (
        <Suspense>
          <ReviewDialog key={hash} asked={hash.slice(1)} {...of} />
        </Suspense>
      )}
    </section>
  )
}
