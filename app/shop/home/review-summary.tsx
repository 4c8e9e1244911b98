import { Rating } from '#app/ui/rating.tsx'
import * as words from '#words/shop/home/parts/en.ts'

/** Fixed content of the page, like the testimonials. */
const average = 4.7
const ratings = 40
const shares = [
  { stars: 5, percent: 84 },
  { stars: 4, percent: 9 },
  { stars: 3, percent: 4 },
  { stars: 2, percent: 2 },
  { stars: 1, percent: 1 },
]
const stats = [
  { figure: '1,240+', what: words.activeUsers },
  { figure: '98%', what: words.satisfaction },
  { figure: '24/7', what: words.support },
]

/** What forty shoppers make of the market, in sums. */
export function ReviewSummary() {
  return (
    <section
      className="shell below-fold mt-8 mb-4 [--height:482px] lg:[--height:309px]"
      aria-labelledby="reviews"
    >
      <div className="reviews">
        <div>
          <h2 id="reviews" className="text-2xl sm:text-3xl">
            {words.customerReviews}
          </h2>
          <p className="mt-4 flex items-baseline gap-3">
            <span className="font-display text-6xl leading-none font-semibold">{average}</span>
            <span className="text-ink-soft">{words.outOfFive}</span>
          </p>
          <Rating stars={average} className="mt-3 [&_.stars]:text-2xl" />
          <p className="text-ink-soft mt-2 text-sm">{words.ratings(ratings)}</p>
        </div>
        <ul aria-label={words.ratingsByStars} className="flex flex-col justify-center gap-2">
          {shares.map(({ stars, percent }) => (
            <li key={stars} className="figures flex items-center gap-3 text-sm">
              <span className="w-14 shrink-0">{words.stars(stars)}</span>
              <span aria-hidden="true" className="share" style={{ '--share': `${percent}%` }} />
              <span className="w-10 shrink-0 text-end font-semibold">{percent}%</span>
            </li>
          ))}
        </ul>
        <dl className="flex flex-wrap gap-x-4 gap-y-5 sm:gap-x-10 lg:flex-col lg:justify-center">
          {stats.map(({ figure, what }) => (
            <div key={what} className="flex flex-col-reverse">
              <dt className="text-ink-soft text-sm">{what}</dt>
              <dd className="font-display text-leaf text-3xl leading-tight font-semibold">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
