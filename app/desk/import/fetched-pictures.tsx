import { Link } from 'react-router'

import { call } from '#app/client/call.ts'
import { productDetailsPath } from '#app/desk/desk-paths.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { ImportPicture, fetchPicturesAgain } from '#contract/imports.ts'

interface FetchedPicturesProps {
  importId: string
  pictures: readonly ImportPicture[]
  /** They are being fetched once more. */
  onAgain: () => void
}

/** The addresses of pictures that stay as they were typed, each with the reason; as many as a page has. */
export function FetchedPictures({ importId, pictures, onAgain }: FetchedPicturesProps) {
  const { isBusy, press } = usePress()
  const refused = pictures.filter(({ state }) => state === 'refused')
  if (refused.length === 0) return null

  const fetchAgain = () =>
    press(
      'fetch again',
      () => call<typeof fetchPicturesAgain>('POST', `/api/imports/${importId}/fetch-pictures`),
      (answer) => {
        if (!answer.ok) showToast('error', answer.body.message)
        onAgain()
        return null
      },
    )

  return (
    <section aria-labelledby="refused-pictures" className="mt-4">
      <h2 id="refused-pictures" className="text-lg">
        Pictures that were not fetched
      </h2>
      <p className="text-ink-soft mt-1 max-w-2xl text-sm">
        They are shown from the address in the file for as long as they lie there. To have them in the shop,
        have them fetched again once they can be reached, or open the product and choose a file.
      </p>
      <Button
        look="quiet"
        size="small"
        className="mt-2"
        aria-disabled={isBusy || undefined}
        onClick={() => void fetchAgain()}
      >
        Fetch again
      </Button>
      <ul className="border-line divide-line mt-2 divide-y border-y text-sm">
        {refused.map(({ productId, productName, address, why }) => (
          <li key={`${productId} ${address}`} className="py-2 wrap-anywhere">
            <Link
              to={productDetailsPath(productId)}
              className="font-semibold hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              {productName}
            </Link>
            <span className="block">{why}</span>
            <span className="text-ink-soft block">{address}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
