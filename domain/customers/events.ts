declare module '#domain/ground/happened.ts' {
  interface Events {
    /** The shop sends no more codes to telephones this day; told at each who asks. day: of India. */
    codes_used_up: { day: string }
  }
}

export {}
