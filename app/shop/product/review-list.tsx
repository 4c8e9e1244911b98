import { buttonClass } from '#app/ui/button.tsx'
import { Rating } from '#app/ui/rating.tsx'
import type { Review } from '#contract/reviews.ts'
import type { Rating as Sums } from '#domain/reviews/rules.ts'
import * as words from '#words/shop/product/reviews/en.ts'

import { ReportWords, ReviewItem, reportLook } from './review-item.tsx'

interface ReviewListProps {
  rating: Sums | null
  /** The newest. */
  reviews: Review[]
  shopName: string
}

/** What people say of a good, as the text of its page: its links need no script of their own. */
export function ReviewList({ rating, reviews, shopName }: ReviewListProps) {
  return (
    <>
      <h2 className="text-xl">{words.reviews}</h2>
      {rating ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-3">
          <div>
            <p className="flex items-baseline gap-3">
              <span className="font-display text-6xl leading-none font-semibold">
                {rating.average.toFixed(1)}
              </span>
              <span className="text-ink-soft">{words.outOfFive}</span>
            </p>
            <Rating stars={rating.average} className="mt-2 [&_.stars]:text-2xl" />
            <p className="text-ink-soft mt-1 text-sm">
              {words.count(rating.count.toLocaleString('en-IN'), rating.count === 1)}
            </p>
          </div>
          <ul aria-label={words.byStars} className="w-full max-w-md space-y-1">
            {rating.byStars
              .map((many, place) => <Share key={place} {...{ many, place, rating }} />)
              .toReversed()}
          </ul>
        </div>
      ) : (
        <p className="text-ink-soft mt-3">{words.nobodyYet}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <a id="review" href="#review" className={buttonClass('quiet', 'small')}>
          {words.write}
        </a>
        {rating && rating.count > reviews.length && (
          <a id="all-reviews" href="#all-reviews" className={buttonClass('quiet', 'small')}>
            {words.all(rating.count.toLocaleString('en-IN'))}
          </a>
        )}
      </div>
      {reviews.length > 0 && (
        <ul aria-label={words.newest} className="mt-4">
          {reviews.map((review) => (
            <ReviewItem
              key={review._id}
              review={review}
              shopName={shopName}
              report={
                <a id={`report-${review._id}`} href={`#report-${review._id}`} className={reportLook}>
                  <ReportWords name={review.name} />
                </a>
              }
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** How many of all give so many stars. */
function Share({ many, place, rating }: { many: number; place: number; rating: Sums }) {
  const percent = `${Math.round((many / rating.count) * 100)}%`
  return (
    <li className="figures flex items-center gap-3 text-sm">
      <span className="w-14 shrink-0">{words.stars(place + 1)}</span>
      <span aria-hidden="true" className="share" style={{ '--share': percent }} />
      <span className="w-12 shrink-0 text-end font-semibold">{percent}</span>
    </li>
  )
}
