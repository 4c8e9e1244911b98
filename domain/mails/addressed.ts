import type { mails } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import type { AddressedMail } from './mailer.ts'
import type { MailMessage, ResetLink } from './rules.ts'

export type MailRow = typeof mails.$inferSelect

/** A mail as it is sent, with the link of a new password. */
export function addressed(ctx: Ctx, mail: MailRow): AddressedMail {
  return { ...withoutLink(ctx, mail), resetLink: resetLink(ctx, mail) }
}

/** A mail as anybody else than its recipient may read it: the link of a new password is left out. */
export function withoutLink(
  { shop }: Pick<Ctx, 'shop'>,
  { id, createdAt, address, name, language, ...row }: MailRow,
): AddressedMail {
  // The row was written from a message (queue-mail.ts).
  const message = { kind: row.kind, facts: row.facts } as MailMessage
  const resetLink = { is: 'hidden' } as const
  return { id, shopName: shop.name, createdAt, address, name, language, message, resetLink }
}

/** Made of the row's cause with the shop's secret, each time it is sent: the outbox holds no secret. */
function resetLink(ctx: Ctx, mail: MailRow): ResetLink {
  const { gateways, publicUrl, now } = ctx
  const { message } = withoutLink(ctx, mail)
  if (message.kind !== 'new_password') return { is: 'hidden' }
  if (now() >= new Date(message.facts.expiresAt)) return { is: 'over' }
  const token = gateways.accounts.resetToken(mail.cause)
  return { is: 'open', address: `${publicUrl}/reset-password?new#${token}` }
}
