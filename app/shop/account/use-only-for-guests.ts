import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { knownCustomer } from '#app/client/session.ts'
import { customer } from '#app/client/store.ts'

/** Leads those who are signed in already away from the forms that open a session or an account. */
export function useOnlyForGuests(leaveTo: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    let isHere = true
    const known = knownCustomer()
    const { sessionAsks: ask } = customer()
    void known.then(({ user, sessionAsks }) => {
      // A later answer belongs to the form, which leads on by itself.
      if (user && sessionAsks === ask && isHere) void navigate(leaveTo, { replace: true })
    })
    return () => {
      isHere = false
    }
  }, [leaveTo, navigate])
}
