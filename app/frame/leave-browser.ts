import { forgetDrafts } from '#app/client/drafts.ts'
import { atStallKey, guestKeyKey, keep, laterKey, waitingKey, wayKey } from '#app/client/kept.ts'
import { forgetCustomer } from '#app/client/session.ts'
import { dismissToasts } from '#app/ui/toast.tsx'

import { forgetSearches } from './search-box/recent-searches.ts'

/** Takes away what the browser keeps of a person: they signed out, or their account is deleted. */
export function leaveBrowser(): void {
  forgetCustomer()
  // The next person at this browser need not see what this one looked for.
  forgetSearches()
  keep('localStorage', waitingKey, null)
  keep('localStorage', laterKey, null)
  // Nor what they bought before they had an account, and how they paid.
  keep('localStorage', guestKeyKey, null)
  keep('localStorage', wayKey, null)
  // Their unsent sales stay, and are shown to nobody else.
  keep('localStorage', atStallKey, null)
  forgetDrafts()
  // An earlier try that failed, and what could be undone in the cart, are over.
  dismissToasts()
}
