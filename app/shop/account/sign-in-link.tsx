import type { ComponentProps } from 'react'

import { loginPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as words from '#words/shop/account/sign-in/en.ts'

interface SignInLinkProps extends Pick<ComponentProps<typeof ButtonLink>, 'look' | 'size'> {
  /** What a guest would see here: `your cart`. */
  toSee: string
  /** The page that the login leads back to. */
  returnTo: string
}

/** Signed-out notice: on a page that shows what belongs to a person, the way to the login and back. */
export function SignInLink({ toSee, returnTo, ...looks }: SignInLinkProps) {
  const isHydrated = useHydrated()
  // Before there are scripts a link takes no state along.
  const early = `${loginPath}?to=${encodeURIComponent(returnTo)}`
  return (
    <ButtonLink to={isHydrated ? loginPath : early} state={{ returnTo }} {...looks}>
      {words.signInToSee(toSee)}
    </ButtonLink>
  )
}
