import { and, eq } from 'drizzle-orm'

import { guests, orders, passwordResets } from '#db/schema/index.ts'
import type { mails } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import type { AddressedMail } from './mailer.ts'
import { linkKinds } from './rules.ts'
import type { LinkKind, MailMessage, MailedLink } from './rules.ts'

export type MailRow = typeof mails.$inferSelect

/** A mail as it is sent, with its link where it has one. */
export async function addressed(ctx: Ctx, mail: MailRow): Promise<AddressedMail> {
  return {
    ...withoutLink(ctx, mail),
    link: await linkOf(ctx, mail),
    statusToken: await statusTokenOf(ctx, mail),
  }
}

/** Of the order that it is about, for as long as whoever ordered is a guest. */
async function statusTokenOf({ db }: Ctx, { facts, personId }: MailRow): Promise<string | undefined> {
  const { orderId } = facts as { orderId?: string }
  if (orderId === undefined || personId === null) return undefined
  const [order] = await db
    .select({ token: orders.statusToken })
    .from(orders)
    .innerJoin(guests, eq(guests.personId, orders.personId))
    .where(and(eq(orders.id, orderId), eq(orders.personId, personId)))
  return order?.token ?? undefined
}

/** A mail as anybody else than its recipient may read it: a link that works once is left out. */
export function withoutLink(
  { shop }: Pick<Ctx, 'shop'>,
  { id, createdAt, address, name, language, ...row }: MailRow,
): AddressedMail {
  // The row was written from a message (queue-mail.ts).
  const message = { kind: row.kind, facts: row.facts } as MailMessage
  const link = { is: 'hidden' } as const
  return { id, shopName: shop.name, createdAt, address, name, language, message, link }
}

/** Made of the row's cause with the shop's secret, each time it is sent: the outbox holds no secret. */
async function linkOf(ctx: Ctx, mail: MailRow): Promise<MailedLink> {
  const { gateways, now } = ctx
  const { message } = withoutLink(ctx, mail)
  if (!isLinkKind(message)) return { is: 'hidden' }
  if (now() >= new Date(message.facts.expiresAt)) return { is: 'over' }
  const isOfMail = eq(passwordResets.id, mail.cause)
  const [link] = await ctx.db.select({ hash: passwordResets.tokenHash }).from(passwordResets).where(isOfMail)
  const token = gateways.accounts.resetToken(mail.cause, link?.hash)
  return { is: 'open', path: `${linkPages[message.kind]}#${token}` }
}

/** Behind its # stands the token, which a browser sends to nobody. As app/paths.ts writes them. */
const linkPages: Record<LinkKind, string> = {
  new_password: '/reset-password?new',
  sign_in_link: '/sign-in-link',
  new_email: '/confirm-email',
}

function isLinkKind(message: MailMessage): message is Extract<MailMessage, { kind: LinkKind }> {
  return linkKinds.some((kind) => kind === message.kind)
}
