/** WebAuthn of the browser, by what the shop's calls answer and take. */

/** What a device has made or signed, as the shop's calls take it. */
interface SignedByDevice {
  [field: string]: unknown
  id: string
  rawId: string
  type: 'public-key'
  response: Record<string, unknown>
  clientExtensionResults: Record<string, unknown>
}

/** Whether this browser can do it, by the newer half of the standard that reads and writes JSON. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/** Asks the device for a new passkey; null where its owner would not, or could not. */
export function makePasskey(options: object): Promise<SignedByDevice | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  )
  return asJson(navigator.credentials.create({ publicKey }))
}

/** Asks for a passkey of the shop that signs what the shop wants signed; null as above. */
export function askForPasskey(options: object): Promise<SignedByDevice | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  )
  return asJson(navigator.credentials.get({ publicKey }))
}

async function asJson(asked: Promise<Credential | null>): Promise<SignedByDevice | null> {
  const credential = (await asked.catch(() => null)) as PublicKeyCredential | null
  const sent: unknown = credential?.toJSON() ?? null
  return sent as SignedByDevice | null
}
