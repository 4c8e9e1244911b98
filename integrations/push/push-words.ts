import { noticePath } from '#domain/notices/rules.ts'
import type { PushFacts } from '#domain/notices/rules.ts'
import { noticeSentence, noticesTogether } from '#words/notices/en.ts'

/** What the service worker shows, and where a press on it leads (app/worker/service-worker.ts). */
export interface ShownPush {
  title: string
  body: string
  path: string
}

/** Of many notices so many are said. */
const mostSaid = 3

export function shownPush({ notices, total, isAtStall }: PushFacts, shopName: string): ShownPush {
  const [newest] = notices
  if (newest && total === 1)
    return { title: shopName, body: noticeSentence(newest), path: noticePath(newest, { isAtStall }) }
  const said = notices.slice(0, mostSaid).map(noticeSentence)
  const body = [`${noticesTogether(total)}.`, ...said].join('\n')
  return { title: shopName, body, path: isAtStall ? '/stall' : '/admin-panel' }
}
