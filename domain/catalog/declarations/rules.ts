/** What a shop can declare of a product beside its fields. */
interface Declaration {
  label: string
  /** What the form says below it. */
  hint: string
  /** What can be chosen, with what the product's page says of it. Without it words are typed. */
  choices?: Readonly<Record<string, string>>
  /** What the product's page says of it. */
  shown?: (value: string) => string
  /** So long that the form gives it several lines. */
  isLong?: true
}

/**
 * The declarations of a product, in the order in which they are shown. One more is one line here: the form,
 * files in CSV, calls, history, audit and the product's page have it then (decision 141).
 */
export const declarations = {
  diet: {
    label: 'Veg or non-veg',
    hint: 'Of all food, with the mark of FSSAI. Eggs are non-veg.',
    choices: { veg: 'Vegetarian', 'non-veg': 'Non-vegetarian' },
  },
  ingredients: {
    label: 'Ingredients',
    hint: 'As on the label, the heaviest first.',
    isLong: true,
  },
  allergens: { label: 'Allergens', hint: 'Such as milk, gluten, nuts, soya; None where there is none.' },
  nutrition: {
    label: 'Nutrition',
    hint: 'As on the label, per 100 g or 100 ml; or that the label needs none.',
    isLong: true,
  },
  bestBeforeDays: {
    label: 'Best before',
    hint: 'In days from packing, such as 180.',
    shown: (days: string) => `${days} ${days === '1' ? 'day' : 'days'} from packing`,
  },
  storage: { label: 'How to keep', hint: 'Such as cool, dry and closed.' },
  dose: { label: 'Dose', hint: 'Of medicines.' },
  warning: {
    label: 'Warning',
    hint: 'Of medicines: who must not take it, and when to ask a doctor.',
    isLong: true,
  },
  prescription: {
    label: 'Prescription',
    hint: 'Of medicines. Those of Schedule E(1) need one.',
    choices: { 'not needed': 'Not needed', needed: 'Needs a prescription of a doctor' },
  },
  maker: { label: 'Made by', hint: 'Name and full address of maker, packer or importer.' },
  makerLicence: { label: 'Maker licence', hint: 'FSSAI, or of drugs or cosmetics.' },
  villageOfOrigin: { label: 'Village of origin', hint: 'Where it is grown or made: village or district.' },
  countryOfOrigin: { label: 'Country of origin', hint: 'Imported goods have to name it.' },
  organicScheme: {
    label: 'Certified organic',
    hint: 'The scheme: goods are called organic only with one. Both have the mark Jaivik Bharat.',
    choices: { npop: 'NPOP', 'pgs-india': 'PGS-India' },
  },
  organicCertificate: { label: 'Organic certificate', hint: 'Its number.' },
} as const satisfies Record<string, Declaration>

export type DeclarationKey = keyof typeof declarations

/** What is declared of a product; what is not there is not declared. */
export type Declarations = { [Key in DeclarationKey]?: string }

/** What is to be declared from now on: null takes it away, what is not there stays. */
export type DeclarationChanges = { [Key in DeclarationKey]?: string | null | undefined }

export const declarationKeys = Object.keys(declarations) as DeclarationKey[]

/** The longest value, in characters. The table checks it too. */
export const longestDeclaration = 1000

/** What can be chosen, with what the page says of it; undefined where words are typed. */
export function choicesOf(key: DeclarationKey): Readonly<Record<string, string>> | undefined {
  return (declarations[key] as Declaration).choices
}

/** What is declared, as the product's page says it, in order. */
export function declared(values: Declarations): { key: DeclarationKey; label: string; value: string }[] {
  return declarationKeys.flatMap((key) => {
    const value = values[key]
    if (value === undefined) return []
    const { label, choices, shown }: Declaration = declarations[key]
    return [{ key, label, value: choices?.[value] ?? shown?.(value) ?? value }]
  })
}
