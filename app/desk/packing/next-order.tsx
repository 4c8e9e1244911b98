import { useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { Button } from '#app/ui/button.tsx'
import type { ordersToPack } from '#contract/packing.ts'
import * as words from '#words/desk/packing/en.ts'

/** Opens the first order that nobody else packs; the list where there is none, or no line. */
export function NextOrder() {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  async function open() {
    if (isBusy) return
    setBusy(true)
    const answer = await call<typeof ordersToPack>('GET', '/api/to-pack').catch(() => null)
    const orders = answer?.ok ? answer.body.data : []
    const next = orders.find(({ packer }) => !packer || packer.isOwn)
    await navigate({ search: next ? `?order=${encodeURIComponent(next._id)}` : '' })
  }

  return (
    <Button aria-disabled={isBusy || undefined} onClick={() => void open()}>
      {words.next}
    </Button>
  )
}
