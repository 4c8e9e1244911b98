import { Copy, MessageCircle, MessageSquareText, RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { copyText } from '#app/desk/widgets/copy-button.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import * as words from '#words/desk/links/en.ts'

export interface Link {
  url: string
  /** An SVG picture; empty: none is shown. */
  qrCode: string
  /** The number to which it goes: ten digits; empty where none is known. */
  mobile: string
}

type LinkAnswer = { ok: true; body: { data: Link } } | { ok: false; body: { message: string } }

interface OfferedLinkProps {
  /** 'payment link'. */
  what: string
  ask: () => Promise<LinkAnswer>
  /** Another one, which ends the one that is shown; not there where that cannot be. */
  askAnew?: () => Promise<LinkAnswer>
  /** What whoever gets it can do with it. */
  note: string
  /** What is said with it in a message. */
  says: string
}

/** A link to be sent or shown: asked for as soon as this is there, with a copy and as a QR code. */
export function OfferedLink({ what, ask, askAnew, note, says }: OfferedLinkProps) {
  const [link, setLink] = useState<Link | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isAsked = useRef(false)

  async function get(from = ask) {
    setProblem(null)
    setLink(null)
    try {
      const answer = await from()
      if (!answer.ok) return setProblem(answer.body.message)
      setLink(answer.body.data)
      if (from === askAnew) showToast('success', words.isNew)
    } catch {
      setProblem(words.noAnswer)
    }
  }

  const getOnce = useEffectEvent(() => {
    if (!isAsked.current) void get()
    isAsked.current = true
  })
  useEffect(() => getOnce(), [])

  if (problem)
    return (
      <div role="alert">
        <p className="text-terracotta-strong font-medium">{problem}</p>
        <Button look="quiet" size="small" className="mt-2" onClick={() => void get()}>
          {words.tryAgain}
        </Button>
      </div>
    )
  return (
    <div className="flex flex-wrap items-start gap-4">
      {link ? (
        link.qrCode && (
          <img
            src={`data:image/svg+xml,${encodeURIComponent(link.qrCode)}`}
            alt={words.qrCodeOf(what)}
            className="size-44 shrink-0 rounded-[10px] bg-white p-1"
          />
        )
      ) : (
        <span data-skeleton className="size-44 shrink-0 rounded-[10px]" />
      )}
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-sm">{note}</p>
        <p className="bg-paper-sunken mt-2 min-h-9 rounded-[7px] px-2.5 py-1.5 text-sm wrap-anywhere select-all">
          {link?.url}
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          {link && (
            <>
              <a
                href={whatsAppLink(link, says)}
                target="_blank"
                rel="noreferrer"
                className={buttonClass('quiet', 'small')}
              >
                <MessageCircle size={16} aria-hidden="true" />
                WhatsApp
              </a>
              <a href={smsLink(link, says)} className={buttonClass('quiet', 'small')}>
                <MessageSquareText size={16} aria-hidden="true" />
                SMS
              </a>
            </>
          )}
          <Button
            look="quiet"
            size="small"
            disabled={!link}
            onClick={() => link && void copyText(what, link.url)}
          >
            <Copy size={16} aria-hidden="true" />
            {words.copy}
          </Button>
          {askAnew && (
            <Button look="quiet" size="small" aria-disabled={!link} onClick={() => link && void get(askAnew)}>
              <RotateCw size={16} aria-hidden="true" />
              {words.another}
            </Button>
          )}
        </p>
      </div>
    </div>
  )
}

/** Opens a chat with the number, or the choice of one where none is known; nothing is sent by itself. */
function whatsAppLink({ url, mobile }: Link, says: string): string {
  return `https://wa.me/${mobile && `91${mobile}`}?text=${encodeURIComponent(`${says} ${url}`)}`
}

/** `?&body=` is what both Android and iOS read. */
function smsLink({ url, mobile }: Link, says: string): string {
  return `sms:${mobile && `+91${mobile}`}?&body=${encodeURIComponent(`${says} ${url}`)}`
}
