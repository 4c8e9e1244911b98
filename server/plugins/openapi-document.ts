import { languages } from '#words/languages.ts'

import { errorCodes } from './errors.ts'

/** What of a document is added to; all else stays as it is. */
interface Document {
  paths?: Record<string, Record<string, unknown>>
  components?: { schemas?: Record<string, unknown>; securitySchemes?: unknown; parameters?: unknown }
}

interface Operation {
  operationId: string
  requestBody?: unknown
  parameters?: unknown[]
  security?: Record<string, never[]>[]
}

/** Calls that know nobody. Those with the token of a link are theirs who have the link. */
const forAnybody = new Set([
  'signUp',
  'signIn',
  'askPasswordReset',
  'resetPassword',
  'askSignInLink',
  'signInByLink',
  'askSignInCode',
  'passkeyChallenge',
  'signInByPasskey',
  'signInPuzzle',
  'signInByCode',
  'confirmEmail',
  'getCategoryProduct',
  'categoryProduct',
  'search',
  'filterProduct',
  'tellMiss',
  'seeMiss',
  'priceCart',
  'goesWith',
  'readList',
  'paymentSetup',
  'deliveryTo',
  'freeSlots',
  'subscriptionHours',
  'openRun',
  'answerStop',
  'undoStop',
  'reviewsOfProduct',
])
/** Calls that answer guests too, and more to whoever is signed in. */
const forGuestsToo = new Set([
  'shareList',
  'mySharedLists',
  'stopSharing',
  'userDetails',
  'userLogout',
  'countAddToCartProduct',
  'getProduct',
  'productDetails',
  'tellGrievance',
  'reportReview',
  'reviewPicture',
])

const file = { type: 'string', format: 'binary' }

/** Bodies that no schema of the contract reads. */
const bodies: Record<string, unknown> = {
  uploadImage: body('multipart/form-data', {
    type: 'object',
    required: ['file'],
    properties: {
      file: { ...file, description: 'PNG, JPEG, WebP, AVIF or GIF of at most 10 MB and 25 megapixels' },
      upload_preset: {
        type: 'string',
        description: 'Taken as Cloudinary’s clients send it, and not looked at',
      },
    },
  }),
  planImport: body('text/csv', { ...file, description: 'UTF-8; the columns of /api/products.csv' }),
  razorpayWebhook: body('application/json', {
    type: 'object',
    required: ['event', 'payload'],
    properties: { event: { type: 'string', examples: ['payment.captured'] }, payload: { type: 'object' } },
    description: 'An event as Razorpay sends it. The signature is over these bytes',
  }),
}

function body(type: string, schema: Record<string, unknown>) {
  return { required: true, content: { [type]: { schema } } }
}

/**
 * Puts into the description of the calls what the contract does not say: who may call, by which proof; the
 * bodies that are no JSON; the header of the language; and the codes of refusals.
 */
export function withWhatContractsOmit<Given extends object>(given: Given): Given {
  const document = given as Document
  document.components = { ...document.components, securitySchemes, parameters: { Language: language } }
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const operation of Object.values(methods) as Operation[]) {
      const { operationId } = operation
      if (bodies[operationId]) operation.requestBody = bodies[operationId]
      operation.security = proofOf(operationId, path)
      if (operationId !== 'razorpayWebhook')
        operation.parameters = [...(operation.parameters ?? []), { $ref: '#/components/parameters/Language' }]
    }
  const problem = document.components.schemas?.['Problem'] as
    | { properties: Record<string, object> }
    | undefined
  if (problem) problem.properties['code'] = { type: 'string', enum: errorCodes }
  return given
}

function proofOf(operationId: string, path: string): NonNullable<Operation['security']> {
  if (operationId === 'razorpayWebhook') return [{ signature: [] }]
  if (operationId === 'whatsAppWebhook') return [{ whatsAppSignature: [] }]
  if (forAnybody.has(operationId) || path.includes('{token}')) return []
  return forGuestsToo.has(operationId) ? [{}, { session: [] }] : [{ session: [] }]
}

/** Of every call that a page asks. */
const language = {
  name: 'Haat-Language',
  in: 'header',
  description:
    'In which language `message`, `fields` and other sentences are, and mails about what is ordered or opened by this call; without it, in English',
  schema: { type: 'string', enum: languages },
}

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'haat.session_token',
    description:
      'Set by /api/signin. On https its name begins with __Secure-; for sites in CORS_ORIGINS it is haat-sites.session_token. See docs/CLIENTS.md.',
  },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Razorpay-Signature',
    description: 'HMAC-SHA256 of the body, in hexadecimal, by the secret of the webhook',
  },
  whatsAppSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Hub-Signature-256',
    description: '`sha256=` and the HMAC-SHA256 of the body, in hexadecimal, by the secret of the app',
  },
}
