import { LanguageLinks } from '#app/frame/language-links.tsx'
import { LanguageOffer } from '#app/frame/language-offer.tsx'

import { DeliverChip } from './addresses/deliver-chip.tsx'

/** In the header, and as a row in its menu: where the goods are brought, and the page in other languages. */
export function PlaceAndLanguage({ isRow = false }: { isRow?: boolean }) {
  return (
    <>
      <DeliverChip isRow={isRow} />
      <LanguageLinks isRow={isRow} />
      {!isRow && <LanguageOffer />}
    </>
  )
}
