import type { z } from 'zod'

interface Details {
  status?: number
  code?: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR' | 'SERVER_ERROR'
  field?: string
  step?: string
  reason?: string
}

/** An error that the test gateway answers with, in Razorpay's own shape. */
export class SandboxRefusal extends Error {
  readonly status: number
  readonly details: Details

  constructor(description: string, details: Details = {}) {
    super(description)
    this.name = 'SandboxRefusal'
    this.status = details.status ?? 400
    this.details = details
  }

  /** The body that Razorpay would send. */
  body(): object {
    const { code = 'BAD_REQUEST_ERROR', field, step = 'payment_initiation' } = this.details
    const reason = this.details.reason ?? 'input_validation_failed'
    const source = code === 'BAD_REQUEST_ERROR' ? 'business' : 'internal'
    return {
      error: {
        code,
        description: this.message,
        source,
        step,
        reason,
        metadata: {},
        ...(field !== undefined && { field }),
      },
    }
  }
}

export function unknownId(): SandboxRefusal {
  return new SandboxRefusal('The id provided does not exist')
}

export function authenticationFailed(): SandboxRefusal {
  return new SandboxRefusal('Authentication failed', { status: 401, step: 'NA', reason: 'NA' })
}

/** Reads an input, or refuses it in the words of its first broken rule. */
export function readInput<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const field = issue?.path[0]
  throw new SandboxRefusal(
    issue?.message ?? 'The request is invalid',
    field === undefined ? {} : { field: String(field) },
  )
}
