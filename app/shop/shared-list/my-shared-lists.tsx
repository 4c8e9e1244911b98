import { useEffect, useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
import { keptGuest } from '#app/client/guest-key.ts'
import { knownCustomer } from '#app/client/session.ts'
import { goodsName } from '#app/goods-name.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { SharedList, mySharedLists, stopSharing } from '#contract/shared-lists.ts'
import * as words from '#words/shop/share/en.ts'
import { longDate } from '#words/ui/dates/en.ts'

/** Of a list so many goods are named. */
const mostNames = 3

/**
 * The lists that somebody shares, each with its link and its end. Nothing where there is none.
 * @param isPart of a section of another heading
 */
export function MySharedLists({ isPart = false }: { isPart?: boolean }) {
  const Heading = isPart ? 'h3' : 'h2'
  const [lists, setLists] = useState<readonly SharedList[]>([])
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    let isHere = true
    askLists().then(
      (found) => {
        if (!isHere) return
        setLists(found)
        // Who comes for them comes before they are there.
        if (found.length > 0 && location.hash === '#shared')
          requestAnimationFrame(() => heading.current?.scrollIntoView())
      },
      // Without a connection the page stands without them.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [])

  async function stop({ _id: id }: SharedList) {
    try {
      const answer = await call<typeof stopSharing>('POST', `/api/shared-lists/${id}/stop`, {})
      if (!answer.ok && answer.status !== 404) return showToast('error', answer.body.message)
      // What another tab has ended is over as well.
      const left = lists.length > 1 ? heading.current : document.getElementById('content')
      left?.focus({ preventScroll: true })
      setLists((now) => now.filter(({ _id }) => _id !== id))
      showToast('success', answer.body.message)
    } catch {
      showToast('error', words.noConnection)
    }
  }

  if (lists.length === 0) return null
  return (
    <section id="shared" aria-labelledby="shared-lists" className={isPart ? 'mt-4' : 'mt-12'}>
      <Heading
        id="shared-lists"
        ref={heading}
        tabIndex={-1}
        className={`${isPart ? 'text-lg' : 'text-2xl'} focus:outline-none`}
      >
        {words.shared}
      </Heading>
      <ul aria-labelledby="shared-lists" className="divide-line divide-y">
        {lists.map((list) => (
          <SharedRow key={list._id} list={list} onStop={() => void stop(list)} />
        ))}
      </ul>
    </section>
  )
}

function SharedRow({ list, onStop }: { list: SharedList; onStop: () => void }) {
  const names = list.goods.map(goodsName)
  const more = names.length > mostNames + 1 ? names.length - mostNames : 0
  const shown = names.slice(0, names.length - more).join(', ')
  const goods = more > 0 ? words.andMore(shown, more) : shown
  const ofList = <span className="sr-only">{words.ofList(goods)}</span>

  async function copy() {
    const { passOn } = await import('./share-lines.ts')
    await passOn({ url: list.url, text: '' }, 'copy')
  }

  return (
    <li className="py-4">
      <p className="font-semibold wrap-anywhere">{goods}</p>
      <p className="text-ink-soft text-sm">{words.until(longDate(list.expiresAt))}</p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button look="quiet" size="small" onClick={() => void copy()}>
          {words.copy}
          {ofList}
        </Button>
        <Button look="quiet" size="small" onClick={onStop}>
          {words.stop}
          {ofList}
        </Button>
        <a
          href={list.url}
          className="inline-flex min-h-11 items-center px-2 font-semibold underline underline-offset-4"
        >
          {words.open}
          {ofList}
        </a>
      </div>
    </li>
  )
}

async function askLists(): Promise<readonly SharedList[]> {
  const { user } = await knownCustomer()
  if (!user && !keptGuest()) return []
  const answer = await call<typeof mySharedLists>('GET', '/api/shared-lists')
  return answer.ok ? answer.body.data : []
}
