import * as words from '#words/shop/orders/return-dialog/en.ts'

/** What is asked for in the dialog of a return. */
export interface ReturnForm {
  /** So many of each line of the order. */
  pieces: readonly number[]
  wish: 'money' | 'replacement'
  reason: string
  pictures: readonly ReturnPicture[]
}

export interface ReturnPicture {
  /** Of this form alone. */
  id: number
  /** A data URL. */
  url: string
}

/** What is wrong, by the field; under '' what is about none of them. */
export type Problems = Partial<Record<'pieces' | 'reason' | 'pictures' | '', string>>

/** Letters of a reason, as the contract of the call has it. */
export const longestReason = 500

/** What has to be mended before it is sent. */
export function checkReturn({ pieces, reason }: ReturnForm, returnable: readonly number[]): Problems {
  const problems: Problems = {}
  const letters = reason.trim().length
  if (!pieces.some((quantity) => quantity > 0)) problems.pieces = words.chooseWhat
  else if (pieces.some((quantity, place) => quantity > (returnable[place] ?? 0)))
    problems.pieces = words.someIsBack
  if (letters === 0) problems.reason = words.tellWhatIsWrong
  else if (letters > longestReason) problems.reason = words.tooLong(longestReason, letters)
  return problems
}

/** What the shop found wrong, at the field that it is about. */
export function problemsOf({ code, message, fields = {} }: Refusal): Problems {
  const { lines, reason, pictures } = fields
  if (code === 'return_too_many') return { pieces: message }
  if (code === 'bad_picture' || code === 'too_large') return { pictures: message }
  if (!lines && !reason && !pictures) return { '': message }
  return { ...(lines && { pieces: lines }), ...(reason && { reason }), ...(pictures && { pictures }) }
}

interface Refusal {
  code: string
  message: string
  fields?: Record<string, string> | undefined
}
