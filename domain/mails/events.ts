import type { MailKind } from './rules.ts'

declare module '#domain/ground/happened.ts' {
  interface Events {
    /** A mail is tried no more. triedUntil: of these tries; it may be sent again, and fail once more. */
    mail_given_up: { mailId: number; kind: MailKind; triedUntil: Date }
    /** So many products are at or below their marks; told again and again. day: the Indian one. */
    goods_run_low: { day: string; total: number }
  }
}
