/**
 * Where the token of a link stands: to claim an account, to pay for an order or a khata, to see how far an
 * order
 * is, to open a shared list, a delivery run or a grower's statement.
 */
const places =
  /^(\/(?:hi\/)?(?:claim|khata|list|api\/claims|api\/pay-links|api\/receivable-links|api\/status-links|api\/shared-lists|api\/run-links|run|statement|order(?=\/[^/]+\/(?:pay|status)\b))\/)[^/?]+/i

/** As long as our tokens or longer: ids have 20 letters, and slugs no capitals. */
const tokenLike = /[\w-]{22,}/g

/** What proves the address of a webhook. */
const proof = /(verify_token=)[^&]*/gi

/** `%41`, and `%2541`, which is read twice. */
const escaped = /%(?:25)*([2-7][\da-f])/gi

/**
 * An address as the log may have it. Of a link that is a key by itself it does not tell the token, whatever
 * the address around it looks like (`//claim/…`, `/%63laim/…`, `?next=/claim/…`).
 */
export function loggedAddress(url: string): string {
  const plain = url.includes('%') ? url.replace(escaped, unescaped) : url
  return plain
    .replace(places, '$1…')
    .replace(proof, '$1…')
    .replace(tokenLike, (text) => (/[A-Z]/.test(text) ? '…' : text))
}

/** Only what tokens are made of: everything else stays as it was written. */
function unescaped(written: string, code: string): string {
  const character = String.fromCharCode(Number.parseInt(code, 16))
  return /[\w-]/.test(character) ? character : written
}
