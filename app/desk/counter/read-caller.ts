/** Somebody who is to be written down. */
export interface Caller {
  name: string
  /** As it was typed; empty where no number was. */
  mobile: string
}

/** The name and the number in what was typed, in any order: 'Lata Bai 98220 11223'. */
export function readCaller(typed: string): Caller {
  const [mobile = ''] = /(?<!\S)\+?\d[\d\s().-]{3,}\d/.exec(typed) ?? []
  const name = typed.replace(mobile, ' ').trim().replaceAll(/\s+/g, ' ')
  return { name, mobile: mobile.trim() }
}
