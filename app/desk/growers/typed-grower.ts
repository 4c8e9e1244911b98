import type { Problems } from '#app/desk/widgets/use-press.ts'
import type { DeskGrower, addGrower } from '#contract/growers.ts'
import * as words from '#words/desk/growers/en.ts'

/** What the call takes. */
export type GrowerBody = (typeof addGrower)['schema']['body']['_zod']['input']

/** A grower as typed: each text as it stands in its field. */
export interface TypedGrower {
  name: string
  hindiName: string
  village: string
  hindiVillage: string
  district: string
  hindiDistrict: string
  /** A year. */
  since: string
  words: string
  hindiWords: string
  image: string | null
  mobile: string
  certificateScheme: '' | 'npop' | 'pgs-india'
  certificateNumber: string
  /** As 2026-11-30. */
  certificateUntil: string
  terms: 'bought' | 'share'
  /** In percent. */
  share: string
  /** Of their statement. */
  language: 'en' | 'hi'
}

export const newGrower: TypedGrower = {
  name: '',
  hindiName: '',
  village: '',
  hindiVillage: '',
  district: '',
  hindiDistrict: '',
  since: '',
  words: '',
  hindiWords: '',
  image: null,
  mobile: '',
  certificateScheme: '',
  certificateNumber: '',
  certificateUntil: '',
  terms: 'bought',
  share: '',
  language: 'hi',
}

/** One who is there, as the form has them. */
export function typedOf(grower: DeskGrower): TypedGrower {
  return {
    name: grower.name,
    hindiName: grower.hindiName,
    village: grower.village,
    hindiVillage: grower.hindiVillage,
    district: grower.district,
    hindiDistrict: grower.hindiDistrict,
    words: grower.words,
    hindiWords: grower.hindiWords,
    since: grower.since === null ? '' : String(grower.since),
    image: grower.image,
    mobile: grower.mobile ?? '',
    certificateScheme: grower.certificateScheme ?? '',
    certificateNumber: grower.certificateNumber ?? '',
    certificateUntil: grower.certificateUntil ?? '',
    terms: grower.terms,
    language: grower.language,
    share: grower.shareBp === null ? '' : percentOf(grower.shareBp),
  }
}

/** '72.5', of hundredths of a percent. */
export function percentOf(bp: number): string {
  return String(bp / 100)
}

/** What is sent, or what is wrong by the name of its field. Without a scheme there is no certificate. */
export function readGrower(typed: TypedGrower): { body: GrowerBody } | { problems: Problems } {
  const { certificateScheme: scheme, terms, image, since, share, ...texts } = typed
  const { certificateNumber, certificateUntil, mobile, ...rest } = texts
  const shareBp = terms === 'share' ? bpOf(share) : null
  const wrong: [isWrong: boolean, field: string, why: string][] = [
    [typed.name.trim() === '', 'name', words.required],
    [typed.village.trim() === '', 'village', words.required],
    [typed.district.trim() === '', 'district', words.required],
    [since.trim() !== '' && !/^\d{4}$/.test(since.trim()), 'since', words.enterYear],
    [terms === 'share' && shareBp === null, 'shareBp', words.enterShare],
    [scheme !== '' && certificateNumber.trim() === '', 'certificateNumber', words.required],
    [scheme !== '' && certificateUntil === '', 'certificateUntil', words.required],
  ]
  const problems = wrong.filter(([isWrong]) => isWrong).map(([, field, why]) => [field, why])
  if (problems.length > 0) return { problems: Object.fromEntries(problems) as Problems }
  return {
    body: {
      ...rest,
      image,
      terms,
      shareBp,
      since: since.trim() === '' ? null : Number(since),
      mobile: mobile.trim() || null,
      certificateScheme: scheme || null,
      certificateNumber: scheme ? certificateNumber : null,
      certificateUntil: scheme ? certificateUntil : null,
    },
  }
}

/** Hundredths of a percent; null for what is no share. */
function bpOf(typed: string): number | null {
  const bare = typed.trim().replace(/\s*%$/, '').replace(',', '.')
  const bp = /^\d{1,3}(\.\d{1,2})?$/.test(bare) ? Math.round(Number(bare) * 100) : 0
  return bp >= 1 && bp <= 10_000 ? bp : null
}
