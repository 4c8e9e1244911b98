import type { Language } from '#words/languages.ts'

/**
 * What a line is called on a sheet in this language, and what its order calls it where that is another name.
 */
export function sheetNames(
  { productName, hindiName }: { productName: string; hindiName: string | null },
  language: Language,
): { name: string; ordered?: string } {
  return language === 'hi' && hindiName ? { name: hindiName, ordered: productName } : { name: productName }
}
