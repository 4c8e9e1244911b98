import { Coming } from '#app/shop/goods/coming.tsx'
import { Button } from '#app/ui/button.tsx'
import { BlockPrintBorder } from '#app/ui/ornaments.tsx'
import { PauseButton } from '#app/ui/pause-button.tsx'
import { useRotation } from '#app/ui/use-rotation.ts'
import * as words from '#words/shop/home/parts/en.ts'

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
            {words.offerShare}
          </p>
          <div className="min-w-0 flex-1 basis-64">
            <h2 id="first-offer" className="text-2xl sm:text-3xl">
              <span className="sr-only">{words.offerShare} </span>
              {words.offFirst}
            </h2>
            <Coming
              view={view}
              placeholder={<p className="mt-2">{words.offerSoon}</p>}
              failed={<p className="mt-2">{words.offerSoon}</p>}
            >
              {({ firstOffer }) => <p className="mt-2">{howToHave(firstOffer)}</p>}
            </Coming>
          </div>
          <div className="flex items-center gap-3">
            <Button look="sunny" size="large" onClick={logOffer}>
              {words.shopNow}
            </Button>
            <PauseButton
              what={words.theColours}
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

/** Null while the shop has no such offer. */
function howToHave(code: string | null): string {
  if (code === null) return words.offerSoon
  return code === '' ? words.offerByItself : words.offerWithCode(code)
}

/** All that the button does until the offer has a page of its own. */
function logOffer(): void {
  // oxlint-disable-next-line no-console -- the button is agreed to do this and nothing else
  console.log('First-purchase offer: 25% off')
}
