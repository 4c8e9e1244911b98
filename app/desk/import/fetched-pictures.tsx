import { Link } from 'react-router'

import { productDetailsPath } from '#app/desk/desk-paths.ts'
import type { ImportPicture } from '#contract/imports.ts'

/** The addresses of pictures that stay as they were typed, each with the reason; as many as a page has. */
export function FetchedPictures({ pictures }: { pictures: readonly ImportPicture[] }) {
  const refused = pictures.filter(({ state }) => state === 'refused')
  if (refused.length === 0) return null
  return (
    <section aria-labelledby="refused-pictures" className="mt-4">
      <h2 id="refused-pictures" className="text-lg">
        Pictures that were not fetched
      </h2>
      <p className="text-ink-soft mt-1 max-w-2xl text-sm">
        They are shown from the address in the file for as long as they lie there. To have them in the shop,
        open the product and choose a file.
      </p>
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
