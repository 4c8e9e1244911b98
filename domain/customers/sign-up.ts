import { and, eq, ne, sql } from 'drizzle-orm'

import type { Language } from '#db/schema/columns.ts'
import { people } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { queueMail } from '#domain/mails/queue-mail.ts'
import { bytesOfDataUrl } from '#domain/media/data-url.ts'

import { emailTaken } from './accounts.ts'
import { refuseEasyPassword } from './refuse-easy-password.ts'

export interface SignUpInput {
  name: string
  email: string
  password: string
  /** A data URL; empty or missing for no picture. */
  profilePic?: string | null | undefined
  /** Of the page where they sign up. */
  language: Language
}

/**
 * Opens an account with the role GENERAL, whatever else a client sends.
 * @throws invalid_input, email_taken, bad_picture, too_large, busy, no_room; then nothing is stored
 */
export async function signUp(ctx: Ctx, input: SignUpInput): Promise<{ personId: string }> {
  await refuseEasyPassword(ctx, { field: 'password', ...input })
  const email = input.email.trim().toLowerCase()
  const bytes = input.profilePic ? bytesOfDataUrl(input.profilePic) : null
  // Asked before the picture is kept, so that trying one address over and over fills no disk.
  if (bytes) await refuseTakenEmail(ctx, email)
  const picture = bytes ? await ctx.gateways.pictures.keepPortrait(bytes) : null
  return ctx.gateways.accounts.open({
    name: input.name.trim(),
    email,
    password: input.password,
    image: picture?.path ?? null,
    within: async (db, personId) => {
      await speakWith(db, personId, input.language)
      await queueMail({ ...ctx, db }, personId, { kind: 'welcome', cause: personId, facts: {} })
    },
  })
}

/** The shop writes to them in it. */
async function speakWith(db: Ctx['db'], personId: string, language: Language): Promise<void> {
  const isOther = and(eq(people.id, personId), ne(people.language, language))
  await db.update(people).set({ language }).where(isOther)
}

async function refuseTakenEmail({ db }: Ctx, email: string): Promise<void> {
  const taken = await db
    .select({ one: sql`1` })
    .from(people)
    .where(eq(people.email, email))
  if (taken.length > 0) throw emailTaken()
}
