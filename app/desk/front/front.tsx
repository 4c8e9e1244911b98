import { adminOnly } from '#app/desk/admin-only.server.ts'
import { newOrderPath } from '#app/desk/desk-paths.ts'
import { ListFailed } from '#app/desk/list/list-states.tsx'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { readReportDays } from '#domain/reports/rules.ts'
import { salesReport } from '#domain/reports/sales-report.ts'
import { missedWords } from '#domain/search-misses/queries.ts'
import * as words from '#words/desk/front/en.ts'

import type { Route } from './+types/front.ts'
import { BestGoods } from './best-goods.tsx'
import { FirstStepsList } from './first-steps-list.tsx'
import { isFirstRun } from './first-steps.ts'
import { LastBackup, LateBackup } from './last-backup.tsx'
import { LowGoods } from './low-goods.tsx'
import { MissedWords } from './missed-words.tsx'
import { OrderStates } from './order-states.tsx'
import { Sales } from './sales.tsx'
import { useFront } from './use-front.ts'
import { WaitingList } from './waiting-list.tsx'

/** @throws a redirect home for everybody but admins */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  adminOnly(ctx)
  const days = readReportDays(new URL(request.url).searchParams.get('days'))
  return run(async () => ({ report: await salesReport(ctx, { days }), missed: await missedWords(ctx) }))
}

/**
 * Without an answer the page stays and says so, as every room does. It also keeps the router from fetching
 * the figures in advance with each page of the panel.
 */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error
    return null
  }
}

/**
 * The panel's first page: what is missing before the shop opens, what waits for a hand, the sales, and what
 * people did not find.
 */
export default function Front({ loaderData }: Route.ComponentProps) {
  const report = loaderData?.report
  const front = useFront()
  const isReady = front.steps.every(({ isDone }) => isDone)
  const isNew = isFirstRun(front)
  return (
    <>
      <RoomHead title={words.title}>
        <ButtonLink to={newOrderPath} look="quiet" size="small">
          {words.newOrder}
        </ButtonLink>
      </RoomHead>
      <div className="mt-3 grid grid-cols-1 gap-4">
        {front.backup?.isLate && <LateBackup {...front} />}
        {isNew && <FirstStepsList front={front} />}
        {/* On a wide screen what waits and what runs low stand beside the sales. */}
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[18rem_minmax(0,1fr)] xl:grid-rows-[auto_1fr]">
          <WaitingList waiting={front.waiting} />
          <div className="grid grid-cols-1 gap-4 xl:col-start-2 xl:row-span-2 xl:row-start-1">
            {report ? (
              <>
                <Sales report={report} />
                <BestGoods report={report} />
                <OrderStates report={report} />
                <MissedWords missed={loaderData.missed} />
              </>
            ) : (
              <ListFailed message={words.notLoaded} />
            )}
          </div>
          {report && <LowGoods low={report.low} total={front.waiting.lowStock} />}
        </div>
        {/* A shop may stay on the test gateway: what is left then waits at the end. */}
        {!isNew && !isReady && <FirstStepsList front={front} />}
        {!front.backup?.isLate && <LastBackup {...front} />}
      </div>
    </>
  )
}
