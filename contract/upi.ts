import { z } from 'zod'

import { problem, problemOrMissing } from './problems.ts'

/** The reference that both telephones show after paying by UPI. */
export const upiReference = z
  .string(problemOrMissing('bad_upi_reference'))
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{6,35}$/, problem('bad_upi_reference'))
