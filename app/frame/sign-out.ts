import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { customer } from '#app/client/store.ts'
import { unsentWords } from '#app/client/unsent-count.ts'
import { homePath, isDeskPath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { userLogout } from '#contract/customers.ts'
import * as words from '#words/frame/header/en.ts'

import { keepFlash } from './flash.ts'
import { leaveBrowser } from './leave-browser.ts'

/** Ends the session on the server, shows its message and goes to the home page. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const { user } = customer()
    try {
      const { ok, body } = await call<typeof userLogout>('GET', '/api/userLogout')
      if (!ok) return showToast('error', body.message)
      const unsent = unsentWords(user?._id)
      leaveBrowser()
      const said = body.message + unsent
      if (isDeskPath(window.location.pathname)) keepFlash(said)
      else showToast('success', said)
      await navigate(homePath)
    } catch {
      showToast('error', words.logoutFailed)
    }
  }
}
