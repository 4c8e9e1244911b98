import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { IconButton } from '#app/ui/button.tsx'
import * as words from '#words/shop/product/reviews/en.ts'

import { AllReviews } from './all-reviews.tsx'
import { ReportForm } from './report-form.tsx'
import { ReviewForm } from './review-form.tsx'

interface ReviewDialogProps {
  /** `review`, `all-reviews`, or `report-` and the id of one. */
  asked: string
  productId: string
  goods: string
}

/** What a link of the reviews opens, in a native modal dialog. Its way back is the browser's. */
export function ReviewDialog({ asked, productId, goods }: ReviewDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()

  // Layout effect: closed while it is still in the document, it gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Not a field, which would open the keyboard of a phone over what is asked.
    element?.focus()
    return () => element?.close()
  }, [])

  /** `isChanged`: the page is asked for again. */
  const close = (isChanged = false) =>
    void navigate(
      { pathname, search, hash: isChanged ? '' : 'reviews' },
      { replace: true, preventScrollReset: true },
    )
  const title = asked === 'review' ? goods : asked === 'all-reviews' ? words.allReviews : words.reportReview
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby="review-title"
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      // In the middle of the window, which the reset of the style sheet takes away.
      style={{ margin: 'auto' }}
      className="dims-page bg-paper-raised text-ink border-line rounded-card shadow-lift w-[min(32rem,94vw)] overflow-y-auto overscroll-contain border p-5 focus:outline-none"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id="review-title" className="text-2xl wrap-anywhere">
          {title}
        </h2>
        <IconButton label={words.close} onClick={() => close()}>
          <X size={22} />
        </IconButton>
      </div>
      {asked === 'review' && <ReviewForm productId={productId} onDone={close} />}
      {asked === 'all-reviews' && <AllReviews productId={productId} />}
      {asked.startsWith('report-') && <ReportForm reviewId={asked.slice('report-'.length)} onDone={close} />}
    </dialog>
  )
}
