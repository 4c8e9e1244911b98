import { useEffect } from 'react'
import type { ReactNode } from 'react'

import { followOtherWindows, knownCustomer, refreshCount } from '#app/client/session.ts'
import { BasketDrawing } from '#app/ui/basket-icon.tsx'
import { late } from '#app/ui/late.tsx'
import { ToastArea } from '#app/ui/toast.tsx'

import { Chatbot } from './chatbot/chatbot.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { showFlash } from './flash.ts'
import { Header } from './header.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useSite } from './site.ts'
import { TestGatewayBanner } from './test-gateway-banner.tsx'

const Footer = late(async () => (await import('./footer.tsx')).Footer)

/** Header, footers, chatbot and toasts around every page, of the shop as of the desk. */
export function Frame({ children }: { children: ReactNode }) {
  const site = useSite()
  useEffect(() => {
    void knownCustomer()
    void refreshCount()
    showFlash()
    return followOtherWindows()
  }, [])
  return (
    <>
      <a
        href="#content"
        className="bg-indigo text-on-indigo sr-only z-50 rounded-full font-semibold focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:px-5 focus:py-3"
      >
        Skip to content
      </a>
      <BasketDrawing />
      {site?.testGateway && <TestGatewayBanner />}
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 focus:outline-none">
        {children}
      </main>
      <Footer />
      <Chatbot />
      <ToastArea />
      <RouteAnnouncer />
      <ConnectionNote />
    </>
  )
}
