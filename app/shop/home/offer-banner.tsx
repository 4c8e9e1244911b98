import { Coming } from '#app/shop/goods/coming.tsx'
import { Button } from '#app/ui/button.tsx'
import { BlockPrintBorder } from '#app/ui/ornaments.tsx'
import { PauseButton } from '#app/ui/pause-button.tsx'
import { useRotation } from '#app/ui/use-rotation.ts'

import type { ComingView } from './home-view.ts'

/** The colours of the banner, one after the other. */
const cloths = ['leaf', 'terracotta', 'indigo', 'plum'] as const
/** How long each is shown, in milliseconds. */
const clothTime = 8000

/** The offer for a first purchase. */
export function OfferBanner({ view }: { view: ComingView }) {
  const { rotation, place, isPaused, holders } = useRotation(cloths.length, clothTime)
  return (
    <section
      aria-labelledby="first-offer"
      className="shell below-fold mt-8 [--height:347px] lg:[--height:198px]"
      {...holders}
    >
      <div data-cloth={cloths[place]} className="offer">
        <BlockPrintBorder className="opacity-60" />
        <div className="offer-words">
          <p className="offer-number" aria-hidden="true">
            25%
          </p>
          <div className="min-w-0 flex-1 basis-64">
            <h2 id="first-offer" className="text-2xl sm:text-3xl">
              <span className="sr-only">25% </span>off your first purchase
            </h2>
            <Coming
              view={view}
              placeholder={<p className="mt-2">{soon}</p>}
              failed={<p className="mt-2">{soon}</p>}
            >
              {({ firstOffer }) => <p className="mt-2">{howToHave(firstOffer)}</p>}
            </Coming>
          </div>
          <div className="flex items-center gap-3">
            <Button look="sunny" size="large" onClick={logOffer}>
              Shop Now
            </Button>
            <PauseButton
              what="the changing colours"
              isPaused={isPaused}
              onToggle={() => rotation.togglePause()}
            />
          </div>
        </div>
        <BlockPrintBorder className="opacity-60" />
      </div>
    </section>
  )
}

/** Said while the shop has no such offer. */
const soon = 'This offer starts soon. Until then, you pay the price that you see.'

function howToHave(code: string | null): string {
  if (code === null) return soon
  return code === ''
    ? 'It comes off your first order by itself, when you pay.'
    : `Type the code ${code} when you pay for your first order.`
}

/** All that the button does until the offer has a page of its own. */
function logOffer(): void {
  // oxlint-disable-next-line no-console -- the button is agreed to do this and nothing else
  console.log('First-purchase offer: 25% off')
}
