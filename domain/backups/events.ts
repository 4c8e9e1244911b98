declare module '#domain/ground/happened.ts' {
  interface Events {
    /** An attempt at a night's backup has failed; told at each of them. day: the Indian day of the night. */
    backup_failed: { day: string }
  }
}

export {}
