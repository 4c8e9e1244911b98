import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { alias } from 'drizzle-orm/pg-core'

import { auditEntries, auditLookups, growers, offers, orders, people, products } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { idsOfPage } from '#domain/ground/list.ts'
import type { List } from '#domain/ground/list.ts'
import type { Page, PageRequest } from '#domain/ground/paging.ts'
import { endOfIndianDay, startOfIndianDay } from '#domain/time/rules.ts'

import type { AuditAction } from './actions.ts'

type Entry = typeof auditEntries.$inferSelect

export interface AuditEntryView extends Pick<
  Entry,
  'id' | 'at' | 'action' | 'before' | 'after' | 'requestId'
> {
  /** Who did it; null for the shop itself. */
  by: { id: string; name: string; email: string | null } | null
  /** What it was done to. `name` as it is called now, #1042 for an order; null for what has none. */
  object: { kind: string; id: string; name: string | null }
}

/** Which entries are wanted; all of them where nothing is given. */
export interface AuditWanted {
  /**
   * Each of its words is in the name or e-mail of who did it, or in the id, name or order number of what it
   * was done to, as both were called then. The # of an order may be typed.
   */
  q?: string | undefined
  /** When it was done: Indian days (2026-11-21), both included. */
  from?: string | undefined
  to?: string | undefined
  /** Only changes of this product's own fields, its prices and texts; without its stock. */
  productId?: string | undefined
}

/**
 * One page of who changed what, newest first.
 * @throws not_signed_in, forbidden, invalid_input for a cursor of another list
 */
export async function auditPage(
  ctx: Ctx,
  wanted: AuditWanted,
  request: PageRequest,
): Promise<Page<AuditEntryView>> {
  admin(ctx)
  const page = await idsOfPage(ctx, newestFirst, narrowed(wanted), request)
  const ids = page.rows.map(({ id }) => Number(id))
  return { ...page, rows: ids.length > 0 ? await entriesByIds(ctx, ids) : [] }
}

const newestFirst: List = {
  name: 'audit',
  table: auditEntries,
  lookups: auditLookups,
  id: auditEntries.id,
  order: [{ column: auditEntries.id, kind: 'whole', isDescending: true }],
}

const ofProductItself: AuditAction[] = ['product_added', 'product_changed']

function narrowed({ q, from, to, productId }: AuditWanted) {
  const { at, action, objectKind, objectId } = auditEntries
  const only = and(
    from === undefined ? undefined : gte(at, startOfIndianDay(from)),
    to === undefined ? undefined : lt(at, endOfIndianDay(to)),
    productId === undefined
      ? undefined
      : and(eq(objectKind, 'product'), eq(objectId, productId), inArray(action, ofProductItself)),
  )
  return { q: q?.replaceAll(/(^|\s)#/g, '$1'), only }
}

async function entriesByIds({ db }: Ctx, ids: number[]): Promise<AuditEntryView[]> {
  const { actorId, objectKind, objectId } = auditEntries
  const isOf = (kind: string, id: PgColumn) => and(eq(objectKind, kind), eq(id, objectId))
  const found = await db
    .select({
      entry: auditEntries,
      by: { id: people.id, name: people.name, email: people.email },
      productName: products.name,
      personName: objectPerson.name,
      orderNumber: orders.number,
      offerName: offers.name,
      growerName: growers.name,
    })
    .from(auditEntries)
    .leftJoin(people, eq(people.id, actorId))
    .leftJoin(products, isOf('product', products.id))
    .leftJoin(objectPerson, isOf('person', objectPerson.id))
    .leftJoin(orders, isOf('order', orders.id))
    .leftJoin(offers, isOf('offer', offers.id))
    .leftJoin(growers, isOf('grower', growers.id))
    .where(inArray(auditEntries.id, ids))
    .orderBy(desc(auditEntries.id))
  return found.map(({ entry: { objectKind, objectId, actorId: _actorId, ...entry }, by, ...names }) => ({
    ...entry,
    by,
    object: {
      kind: objectKind,
      id: objectId,
      name:
        names.orderNumber === null
          ? (names.productName ?? names.personName ?? names.offerName ?? names.growerName)
          : `#${names.orderNumber}`,
    },
  }))
}

const objectPerson = alias(people, 'object_person')
