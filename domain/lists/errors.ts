declare module '#domain/ground/errors.ts' {
  interface FieldProblems {
    list_too_long: { maximum: number }
    too_many_list_lines: { maximum: number }
    too_many_shared: { maximum: number }
  }
}

export {}
