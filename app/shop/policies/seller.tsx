import { Link } from 'react-router'

import { useShop } from '#app/frame/site.ts'
import { complaintPath } from '#app/paths.ts'
import { answerHours } from '#domain/grievances/rules.ts'
import { postalLines } from '#domain/shop/rules.ts'

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
          <h2>Who sells here</h2>
          <p>
            {name}, {place}.{reached && ` You reach us at ${reached}.`}
            {gstin && ` Our GSTIN is ${gstin}.`}
            {fssaiLicence && ` Our FSSAI licence is ${fssaiLicence}.`}
          </p>
        </>
      )}
      <h2>If you have a complaint</h2>
      <p>
        <Link to={complaintPath}>Send it to us here</Link>. You get a number. We answer within {answerHours}{' '}
        hours, and put it right within one month.
        {grievanceOfficer && ` Our grievance officer is ${grievanceOfficer}. ${grievanceContact}`}
      </p>
    </>
  )
}
