import { readMobile } from '../rules.ts'

/** Who is to be told, as it is kept: a mobile number as its ten digits, an e-mail in small letters. */
export function readContact(typed: string): string {
  return readMobile(typed) ?? typed.trim().toLowerCase()
}
