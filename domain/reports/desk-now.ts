import { onAnyDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import type { Duty, Role } from '#domain/ground/rules.ts'
import { latestNews, newsFor } from '#domain/notices/queries.ts'
import type { News, NoticeView } from '#domain/notices/queries.ts'

import { latestMoves, movesFor } from './moved-orders.ts'
import type { MovedOrder } from './moved-orders.ts'
import { readWaiting, waitingFor } from './waiting.ts'
import type { Waiting } from './waiting.ts'

/** What panel and stall show of this moment, in whichever room. */
export interface DeskNow {
  waiting: Waiting
  /** The newest first. */
  notices: NoticeView[]
  /** How orders stand that others have moved lately, for who packs. */
  moved: Pick<MovedOrder, 'orderId' | 'status'>[]
}

/** Of everybody: each is told of it what is theirs. */
export interface WholeDesk {
  waiting: Waiting
  news: News
  moved: MovedOrder[]
}

/** @throws not_signed_in, forbidden */
export async function deskNow(ctx: Ctx): Promise<DeskNow> {
  const person = onAnyDuty(ctx)
  return deskNowOf(person, await wholeDesk(ctx))
}

export async function wholeDesk(ctx: Pick<Ctx, 'db' | 'now'>): Promise<WholeDesk> {
  return { waiting: await readWaiting(ctx), news: await latestNews(ctx), moved: await latestMoves(ctx) }
}

export function deskNowOf(
  person: { id: string; role: Role; duties: readonly Duty[] },
  { waiting, news, moved }: WholeDesk,
): DeskNow {
  return {
    waiting: waitingFor(person, waiting),
    notices: newsFor(person, news),
    moved: movesFor(person, moved),
  }
}
