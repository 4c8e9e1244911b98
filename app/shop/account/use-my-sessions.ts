import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { forgetCustomer, isSessionOver, knownCustomer } from '#app/client/session.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { Session, endSession, mySessions } from '#contract/customers.ts'
import * as words from '#words/shop/account/page/en.ts'

interface LoadedSessions {
  state: 'loading' | 'guest' | 'failed' | 'ready'
  email: string
  sessions: Session[]
}

/** State of the account screen: loaded at each visit; a known guest sees the notice meanwhile. */
export function useMySessions(isGuest: boolean) {
  const [loaded, setLoaded] = useState<LoadedSessions>(nothing(isGuest ? 'guest' : 'loading'))
  const reload = async () => setLoaded(await loadSessions())

  useEffect(() => {
    void loadSessions().then(setLoaded)
  }, [])

  /** Signs a device out, says so, and shows what is left. */
  async function end(session: Session): Promise<void> {
    try {
      const body = { sessionId: session._id }
      const answer = await call<typeof endSession>('POST', '/api/end-session', body)
      showToast(answer.ok ? 'success' : 'error', answer.body.message)
      if (!answer.ok && isSessionOver(answer)) return setLoaded(nothing('guest'))
      await reload()
    } catch {
      showToast('error', words.notSignedOut)
    }
  }

  return { ...loaded, reload, end }
}

async function loadSessions(): Promise<LoadedSessions> {
  const { session, user } = await knownCustomer()
  if (session !== 'known') return nothing('failed')
  if (!user) return nothing('guest')
  try {
    const answer = await call<typeof mySessions>('GET', '/api/my-sessions')
    if (answer.ok) return { state: 'ready', email: user.email, sessions: answer.body.data }
    if (answer.status !== 401) return nothing('failed')
    forgetCustomer()
    return nothing('guest')
  } catch {
    return nothing('failed')
  }
}

function nothing(state: LoadedSessions['state']): LoadedSessions {
  return { state, email: '', sessions: [] }
}
