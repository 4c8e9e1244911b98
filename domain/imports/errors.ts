declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** A file that cannot be read as a list of products. */
    bad_csv: BadCsv
    /**
     * The import cannot be carried out. wrong_lines: it has lines that are wrong. other_plan: the shop has
     * changed since, and another plan stands now.
     */
    import_refused: { why: 'wrong_lines' | 'other_plan' }
  }

  interface FieldProblems {
    /** A line of an import names a product that is not there. */
    no_such_product: object
    /** A line of an import names a shelf that is not there. */
    no_such_category: { typed: string }
    /** Another line of the import is about the same product. */
    named_before: { line: number }
    /** A spreadsheet has shortened a bar code, and its last digits are lost. */
    digits_lost: { typed: string }
    /** A spreadsheet has put a question mark in the place of each letter. */
    letters_lost: object
    /** A line has more cells than the head. */
    too_many_cells: object
  }
}

/** Why a file is no list of products, or none that is taken. */
export type BadCsv =
  | { why: 'too_large' | 'spreadsheet' | 'not_utf8' | 'empty' | 'no_products' | 'no_name' }
  | { why: 'quotes' | 'record_too_long'; line: number }
  | { why: 'unknown_column'; column: string; known: readonly string[] }
  | { why: 'column_twice'; column: string }
  | { why: 'too_many_lines'; maximum: number }
