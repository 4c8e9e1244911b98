import { useShop } from '#app/frame/site.ts'
import { complaintPath } from '#app/paths.ts'
import { linkTo } from '#app/ui/link-to.tsx'
import { answerHours } from '#domain/grievances/rules.ts'
import { postalLines } from '#domain/shop/rules.ts'
import * as words from '#words/shop/policies/seller/en.tsx'

/** Who sells here and who answers complaints, as far as the shop has said it. */
export function Seller() {
  const shop = useShop()
  const { name, phones, emails, gstin, fssaiLicence, grievanceOfficer, grievanceContact } = shop
  const place = postalLines(shop).join(', ')
  const reached = [...phones, ...emails.map(({ address }) => address)].join(', ')
  return (
    <>
      {place && (
        <>
          <h2>{words.whoSells}</h2>
          <p>
            {words.nameAndPlace(name, place)}
            {reached && words.reached(reached)}
            {gstin && words.gstinIs(gstin)}
            {fssaiLicence && words.licenceIs(fssaiLicence)}
          </p>
        </>
      )}
      <h2>{words.complaint}</h2>
      <p>
        {words.sendIt(linkTo(complaintPath), answerHours)}
        {grievanceOfficer && words.officerIs(grievanceOfficer, grievanceContact)}
      </p>
    </>
  )
}
