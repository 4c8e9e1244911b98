import { useState } from 'react'
import { useLocation } from 'react-router'

import { late } from '#app/client/late.tsx'
import { useCustomer } from '#app/client/store.ts'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { knownGuest } from '#app/pages.server/known-guest.server.ts'
import { accountPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

import type { Route } from './+types/account.ts'
import { ChangePassword } from './change-password.tsx'
import { SessionList } from './session-list.tsx'
import { SignInLink } from './sign-in-link.tsx'
import { useLedHere } from './use-led-here.ts'
import { useMySessions } from './use-my-sessions.ts'

const MyDetails = late(async () => (await import('./my-details.tsx')).MyDetails)
const MyKhata = late(async () => (await import('./my-khata.tsx')).MyKhata)
const ByItself = late(async () => (await import('./by-itself/by-itself.tsx')).ByItself)
const MyWallet = late(async () => (await import('./my-wallet.tsx')).MyWallet)
const MyEmpties = late(async () => (await import('./my-empties.tsx')).MyEmpties)
const MyPrices = late(async () => (await import('./my-prices.tsx')).MyPrices)
const MyLists = late(async () => (await import('./my-lists.tsx')).MyLists)
const MyData = late(async () => (await import('./my-data.tsx')).MyData)
const SecondFactor = late(async () => (await import('./second-factor/second-factor.tsx')).SecondFactor)
const Passkeys = late(async () => (await import('./passkeys/passkeys.tsx')).Passkeys)
const BySms = late(async () => (await import('#app/shop/orders/by-sms.tsx')).BySms)
const MyAddresses = late(async () => (await import('#app/shop/addresses/my-addresses.tsx')).MyAddresses)

export { ErrorBoundary } from '#app/frame/error-page.tsx'
import * as words from '#words/shop/account/page/en.ts'

export const loader = knownGuest

/** Within the shop it is the browser that knows who is here. */
export function clientLoader() {
  return { isGuest: false }
}

/** What the shop knows of a person: details, password, addresses and devices, to change and to take along. */
export default function Account({ loaderData }: Route.ComponentProps) {
  const { state, email, sessions, reload, end } = useMySessions(loaderData.isGuest)
  const isOfShop = useCustomer(({ user }) => user?.role === 'ADMIN' || (user?.duties.length ?? 0) > 0)
  const [factorsSet, setFactorsSet] = useState(0)
  const coins = useCustomer(({ user }) => user?.smartCoins ?? 0)
  const { search } = useLocation()
  useLedHere()
  /** Who comes for what comes by itself has it first. */
  const isByItself = new URLSearchParams(search).has('by-itself')
  return (
    <div className="shell fills-window max-w-4xl! pt-8">
      <PageHead title={words.title} description={words.aboutPage} />
      <h1 className="text-4xl sm:text-5xl">{words.title}</h1>
      {state === 'loading' && <Loading />}
      {state === 'guest' && (
        <EmptyState
          title={words.notSignedIn}
          action={
            <SignInLink toSee={isByItself ? words.byItself : words.toSee} returnTo={accountPath + search} />
          }
        >
          <p>{isByItself ? words.signInForIt : words.pleaseSignIn}</p>
        </EmptyState>
      )}
      {state === 'failed' && (
        <div role="alert">
          <EmptyState
            title={words.notLoaded}
            action={<Button onClick={() => void reload()}>{words.tryAgain}</Button>}
          >
            <p>{words.checkConnection}</p>
          </EmptyState>
        </div>
      )}
      {state === 'ready' && (
        <>
          {coins > 0 && <p className="mt-2 font-semibold">{words.coins(coins)}</p>}
          {isByItself && (
            <div className="mt-6">
              <ByItself />
            </div>
          )}
          <div className="mt-6 grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
            <div className="flex flex-col gap-5">
              <MyDetails onOver={() => void reload()} />
              {/* Who signs in by number alone has none. */}
              {email !== '' && <ChangePassword email={email} onChanged={() => void reload()} />}
              <Passkeys key={factorsSet} onOver={() => void reload()} />
              {isOfShop && (
                <SecondFactor
                  email={email}
                  onOver={() => void reload()}
                  onSet={() => setFactorsSet(factorsSet + 1)}
                />
              )}
              {/* Last, because it comes when the rest stands. */}
              <MyKhata />
              <MyWallet />
              <MyEmpties />
              <MyPrices />
            </div>
            <div className="flex flex-col gap-5">
              {!isByItself && <ByItself />}
              <MyAddresses />
              <MyLists />
              <SessionList sessions={sessions} onEnd={end} />
              <MyData onOver={() => void reload()} />
              <BySms className="bg-paper-raised border-line rounded-card border px-5 py-4" />
            </div>
          </div>
        </>
      )}
    </div>
  )
}

function Loading() {
  return (
    <div className="mt-8 grid grid-cols-1 gap-5 lg:grid-cols-2">
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <Skeleton className="h-96" />
      <Skeleton className="h-44" />
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
    </div>
  )
}
