import { Share2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'

import { useShop } from '#app/frame/site.ts'
import { listPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import * as words from '#words/shop/share/en.ts'
import { longDate } from '#words/ui/dates/en.ts'

import type { LineToShare, SharedLink } from './share-lines.ts'

interface ShareButtonProps {
  lines: readonly LineToShare[]
  label?: string
}

/**
 * Makes a link of goods, and hands it to what the device sends links with, or copies it. After that it stands
 * there: a window of the device that was closed has said nothing.
 */
export function ShareButton({ lines, label = words.share }: ShareButtonProps) {
  const [made, setMade] = useState<{ link: SharedLink; of: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isAsked = useRef(false)
  const { name } = useShop()
  const id = useId()
  const of = lines.map(({ productId, quantity }) => `${quantity} ${productId}`).join()
  // Other lines are another list.
  const link = made?.of === of ? made.link : null

  async function share() {
    if (isAsked.current) return
    isAsked.current = true
    setBusy(true)
    try {
      const { shareLines, passOn } = await import('./share-lines.ts')
      const answer = await shareLines(lines)
      if (typeof answer !== 'string') {
        setMade({ link: answer, of })
        await passOn(messageOf(answer), 'first')
      } else if (answer !== '') showToast('error', answer)
    } catch {
      showToast('error', words.noConnection)
    } finally {
      isAsked.current = false
      setBusy(false)
    }
  }

  async function again(way: 'send' | 'copy') {
    const { passOn } = await import('./share-lines.ts')
    if (link) await passOn(messageOf(link), way)
  }

  function messageOf({ url }: SharedLink) {
    return { url, text: words.message(lines.length, name) }
  }

  return (
    <div className="print:hidden">
      {!link && (
        <button
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={() => void share()}
          className="inline-flex min-h-11 items-center gap-3 px-2 font-semibold underline underline-offset-4"
        >
          <Share2 size={18} aria-hidden="true" className="text-leaf shrink-0" />
          {isBusy ? words.sharing : label}
        </button>
      )}
      {link && (
        <div className="bg-paper-raised border-line rounded-card border p-4">
          <label htmlFor={id} className="mb-1.5 block font-semibold">
            {words.link}
          </label>
          <input
            id={id}
            readOnly
            value={link.url}
            onFocus={(event) => event.currentTarget.select()}
            className="bg-paper-raised rounded-card border-line-strong w-full border px-4 py-3 text-base"
          />
          <p className="text-ink-soft mt-1.5 text-sm">{words.whoHasIt(longDate(link.expiresAt))}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            {'share' in navigator && (
              <Button size="small" onClick={() => void again('send')}>
                {words.send}
              </Button>
            )}
            <Button look="quiet" size="small" onClick={() => void again('copy')}>
              {words.copy}
            </Button>
            <a
              href={`${listPath}#shared`}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {words.shared}
            </a>
          </div>
        </div>
      )}
    </div>
  )
}
