/** What a shop can declare of a product beside its fields. */
interface Declaration {
  label: string
  /** What the form says below it. */
  hint: string
}

/**
 * The declarations of a product, in the order in which they are shown. One more is one line here: the form,
 * files in CSV, calls, history, audit and the product's page have it then (decision 141).
 */
export const declarations = {
  villageOfOrigin: { label: 'Village of origin', hint: 'Where it is grown or made.' },
  countryOfOrigin: { label: 'Country of origin', hint: 'Imported goods have to name it.' },
} as const satisfies Record<string, Declaration>

export type DeclarationKey = keyof typeof declarations

/** What is declared of a product; what is not there is not declared. */
export type Declarations = { [Key in DeclarationKey]?: string }

/** What is to be declared from now on: null takes it away, what is not there stays. */
export type DeclarationChanges = { [Key in DeclarationKey]?: string | null | undefined }

export const declarationKeys = Object.keys(declarations) as DeclarationKey[]

/** The longest value, in characters. The table checks it too. */
export const longestDeclaration = 200

/** What is declared, with what it is called, in order. */
export function declared(values: Declarations): { label: string; value: string }[] {
  return declarationKeys.flatMap((key) => {
    const value = values[key]
    return value === undefined ? [] : [{ label: declarations[key].label, value }]
  })
}
