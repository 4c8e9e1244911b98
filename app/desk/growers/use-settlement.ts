import { useState } from 'react'

import { call } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { showToast } from '#app/ui/toast.tsx'
import type {
  WireStatement,
  counterGrowerEntry,
  endStatementLink,
  enterForGrower,
  growerStatement,
  makeStatementLink,
} from '#contract/settlement.ts'

export type EntryBody = (typeof enterForGrower)['schema']['body']['_zod']['input']

type Done = typeof enterForGrower | typeof counterGrowerEntry | typeof endStatementLink

/** What one grower gets in a week, and what is entered for it. */
export function useSettlement({
  growerId,
  week,
  onChange,
}: {
  growerId: string
  week: string
  onChange: () => void
}) {
  const [statement, setStatement] = useState<WireStatement | null>(null)
  /** As it was told: nobody knows it later. */
  const [url, setUrl] = useState<string | null>(null)
  const { isBusy, press } = usePress()

  async function load(): Promise<void> {
    const query = new URLSearchParams({ growerId, week })
    const answer = await call<typeof growerStatement>('GET', `/api/grower-statement?${query}`).catch(
      () => null,
    )
    if (answer?.ok) setStatement(answer.body.data)
    else if (answer) showToast('error', answer.body.message)
  }

  function judge(answer: Answer<Done>): Problems | null {
    if (!answer.ok) return answer.body.fields ?? { '': answer.body.message }
    showToast('success', answer.body.message)
    return null
  }

  async function done(work: Promise<Problems | null>): Promise<Problems | null> {
    const wrong = await work
    if (!wrong) {
      await load()
      onChange()
    }
    return wrong
  }

  return {
    statement,
    url,
    isBusy,
    load,
    enter: (body: EntryBody) =>
      done(
        press(
          `enter ${JSON.stringify(body)}`,
          (key) => call<typeof enterForGrower>('POST', '/api/grower-entries', body, key),
          judge,
        ),
      ),
    counter: (entryId: number, note: string) =>
      done(
        press(
          `counter ${entryId} ${note}`,
          () => call<typeof counterGrowerEntry>('POST', '/api/counter-grower-entry', { entryId, note }),
          judge,
        ),
      ),
    makeLink: () =>
      done(
        press(
          `link ${growerId} ${week}`,
          () => call<typeof makeStatementLink>('POST', '/api/statement-link', { growerId, week }),
          (answer) => {
            if (!answer.ok) return answer.body.fields ?? { '': answer.body.message }
            setUrl(answer.body.data.url)
            return null
          },
        ),
      ),
    endLink: () =>
      done(
        press(
          `end link ${growerId} ${week}`,
          () => call<typeof endStatementLink>('POST', '/api/end-statement-link', { growerId, week }),
          (answer) => {
            setUrl(null)
            return judge(answer)
          },
        ),
      ),
  }
}
