import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { forgetDrafts } from '#app/client/drafts.ts'
import { forgetKept, waitingKey } from '#app/client/kept.ts'
import { forgetCustomer } from '#app/client/session.ts'
import { homePath, isDeskPath } from '#app/paths.ts'
import { dismissToasts, showToast } from '#app/ui/toast.tsx'
import type { userLogout } from '#contract/customers.ts'

import { keepFlash } from './flash.ts'
import { forgetSearches } from './search-box/recent-searches.ts'

/** Ends the session on the server, shows its message and goes to the home page. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    try {
      const { ok, body } = await call<typeof userLogout>('GET', '/api/userLogout')
      if (!ok) return showToast('error', body.message)
      forgetCustomer()
      // The next person at this browser need not see what this one looked for.
      forgetSearches()
      forgetKept(waitingKey)
      forgetDrafts()
      // An earlier try that failed, and what could be undone in the cart, are over.
      dismissToasts()
      if (isDeskPath(window.location.pathname)) keepFlash(body.message)
      else showToast('success', body.message)
      await navigate(homePath)
    } catch {
      showToast('error', 'Logout failed. Please try again.')
    }
  }
}
