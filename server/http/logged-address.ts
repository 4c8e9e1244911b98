/** Where the token of a link stands: to claim an account, and to pay for an order. */
const tokens = /^(\/(?:claim|api\/claims|api\/pay-links|order(?=\/[^/]+\/pay\b))\/)[^/?]+/i

/** An address as the log may have it. Of a link that is a key by itself it does not tell the token. */
export function loggedAddress(url: string): string {
  return url.replace(tokens, '$1…')
}
