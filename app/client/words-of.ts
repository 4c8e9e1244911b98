interface Refusal {
  status: number
  body: { error: boolean; message: string }
}

/** The server's own words where it says what can be done; the shop's where it only failed. */
export function wordsOf({ status, body }: Refusal, otherwise: string): string {
  return status < 500 && body.error && body.message ? body.message : otherwise
}
