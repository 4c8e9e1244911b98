import { Navigate } from 'react-router'

import { PageHead } from '#app/frame/head/page-head.tsx'
import { loginPath } from '#app/paths.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as words from '#words/shop/account/sign-in/en.ts'

import { SignInLink } from './sign-in-link.tsx'

interface SignInFirstProps {
  title: string
  /** What a guest would see here: `your order`. */
  toSee: string
  /** The page that the login leads back to. */
  returnTo: string
}

/** The browser goes on to the sign-in by itself; the link is for those without scripts. */
export function SignInFirst({ title, toSee, returnTo }: SignInFirstProps) {
  if (useHydrated()) return <Navigate to={loginPath} state={{ returnTo }} replace />
  return (
    <div className="shell">
      <PageHead title={title} />
      <EmptyState
        as="h1"
        title={words.notSignedIn}
        action={<SignInLink toSee={toSee} returnTo={returnTo} />}
      />
    </div>
  )
}
