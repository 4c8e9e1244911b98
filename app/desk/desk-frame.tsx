import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRouteError } from 'react-router'

import { late } from '#app/client/late.tsx'
import { ErrorPage } from '#app/frame/error-page.tsx'
import { Frame } from '#app/frame/frame.tsx'
import { useShop } from '#app/frame/site.ts'
import * as words from '#words/desk/frame/en.ts'

const Chatbot = late(async () => (await import('#app/frame/chatbot/chatbot.tsx')).Chatbot)
const Footer = late(async () => (await import('#app/frame/footer.tsx')).Footer)

interface DeskFrameProps {
  /** What stands in the line of the header. */
  tools: ReactNode
  children: ReactNode
}

/** The frame of the shop, with one line above the room and one below it (decision 164). */
export function DeskFrame({ tools, children }: DeskFrameProps) {
  return (
    <Frame tools={tools} foot={<FootLine />}>
      {children}
    </Frame>
  )
}

/** Error boundary of panel and stall: their frame stays. */
export function DeskError() {
  return (
    <DeskFrame tools={<></>}>
      <ErrorPage error={useRouteError()} />
    </DeskFrame>
  )
}

/** Both footers, folded, and the chat's button beside them. */
function FootLine() {
  const { name } = useShop()
  return (
    <div className="foot-line">
      <details>
        <summary className="shell text-ink-soft hover:text-ink flex min-h-12 items-center gap-1.5 text-sm font-semibold">
          {words.pagesOf(name)}
          <ChevronDown size={16} aria-hidden="true" className="shrink-0" />
        </summary>
        <Footer />
      </details>
      <div className="foot-line-chat">
        <Chatbot isInLine />
      </div>
    </div>
  )
}
