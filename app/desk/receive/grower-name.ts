import { language } from '#words/language/en.ts'

/** What a grower is called on this page: in Hindi where page and name are. */
export function growerName({ name, hindiName }: { name: string; hindiName: string }): string {
  return (language === 'hi' && hindiName) || name
}

/** The same of their village. */
export function villageName({ village, hindiVillage }: { village: string; hindiVillage: string }): string {
  return (language === 'hi' && hindiVillage) || village
}
