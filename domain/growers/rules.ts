import { daysAfter, indianDay, weekdayOf } from '#domain/time/rules.ts'

/** Whose certificates the shop takes: the two schemes that Indian law knows (FSSAI, Organic Foods, 2017). */
export const certificateSchemes = ['npop', 'pgs-india'] as const

export type CertificateScheme = (typeof certificateSchemes)[number]

/** As they are called in every language. */
export const schemeNames: Record<CertificateScheme, string> = { npop: 'NPOP', 'pgs-india': 'PGS-India' }

/** Whether a certificate holds, up to the end of its last Indian day. */
export function isCertifiedAt({ certificateUntil }: { certificateUntil: string | null }, at: Date): boolean {
  return certificateUntil !== null && certificateUntil >= indianDay(at)
}

/** The end of an address: 'sita-ram-yadav' of 'Sita & Ram Yādav'; empty where no letter is Latin. */
export function growerSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '')
}

/** The Saturday with which the week of a day begins: weeks of growers run from Saturday to Friday. */
export function weekOf(day: string): string {
  const sinceSaturday = (weekdayOf(day) + 1) % 7
  return daysAfter(day, -sinceSaturday)
}
