import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import { firstIdle } from '#app/client/first-idle.ts'
import { late } from '#app/client/late.tsx'
import { countKept, followOtherWindows, knownCustomer, refreshCount } from '#app/client/session.ts'
import { isListPath } from '#app/paths.ts'
import { BasketDrawing } from '#app/ui/basket-icon.tsx'
import { goodsId } from '#app/ui/goods-id.ts'
import { ToastArea } from '#app/ui/toast.tsx'
import * as words from '#words/frame/start/en.ts'

import { ConnectionNote } from './connection-note.tsx'
import { showFlash } from './flash.ts'
import type { FramePlace } from './frame-place.ts'
import { NoScriptNote } from './no-script-note.tsx'
import { RouteAnnouncer, focusContent } from './route-announcer.tsx'
import { useSite } from './site.ts'
import { TestGatewayBanner } from './test-gateway-banner.tsx'

const Header = late(async () => (await import('./header.tsx')).Header)
const Chatbot = late(async () => (await import('./chatbot/chatbot.tsx')).Chatbot)
const Footer = late(async () => (await import('./footer.tsx')).Footer)

interface FrameProps {
  /**
   * What the desk has in the line of the header; or what says there, and in the menu, where the shop's goods
   * are brought, and leads to the other languages.
   */
  tools?: ReactNode | { Place: FramePlace }
  /** Footers and chatbot where they stand otherwise than in the shop. */
  foot?: ReactNode
  children: ReactNode
}

/** Header, footers, chatbot and toasts around every page, of the shop as of the desk. */
export function Frame({ tools, foot, children }: FrameProps) {
  const site = useSite()
  useEffect(() => {
    void showCustomer()
    showFlash()
    return followOtherWindows()
  }, [])
  return (
    <>
      <SkipLinks />
      <BasketDrawing />
      {site?.testGateway && <TestGatewayBanner />}
      <Header tools={tools} />
      <ConnectionNote />
      <main id="content" tabIndex={-1} className="flex-1 focus:outline-none">
        <NoScriptNote />
        {children}
      </main>
      {foot ?? (
        <>
          <Footer />
          <Chatbot />
        </>
      )}
      <ToastArea />
      <RouteAnnouncer />
    </>
  )
}

/** When idle: no first view needs it, and what does need to know who is here asks at once. */
async function showCustomer(): Promise<void> {
  await firstIdle()
  const { user } = await knownCustomer()
  // A guest has no lines at the server.
  await (user ? refreshCount() : countKept())
}

/** The ways past the header for those who go by the keyboard: to the page, and on a list to its goods. */
function SkipLinks() {
  const { pathname } = useLocation()
  return (
    <>
      <a
        href="#content"
        onClick={(event) => {
          // No step of the history: with it the page would lose its state, as what was just bought.
          event.preventDefault()
          window.scrollTo(0, 0)
          focusContent()
        }}
        className={skipClass}
      >
        {words.skipToContent}
      </a>
      {isListPath(pathname) && (
        <a href={`#${goodsId}`} className={`skip-to-goods ${skipClass}`}>
          {words.skipToGoods}
        </a>
      )}
    </>
  )
}

const skipClass =
  'bg-indigo text-on-indigo sr-only z-50 rounded-full font-semibold focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:px-5 focus:py-3'
