import type { PhoneFacts, PhoneKind } from '#domain/phone-messages/rules.ts'

/**
 * What one language has to say by SMS. `{shop}` and the address before `{token}` are a part of the text that
 * is registered in India (DLT); all else in braces are its values, none longer than `longestValue`.
 */
export interface PhoneWords {
  texts: Record<PhoneKind, string>
  /** What is to be paid where nothing is. */
  nothing: string
  statuses: Record<PhoneFacts['order_status']['status'], string>
  outcomes: Record<PhoneFacts['return_answered']['outcome'], string>
}
