import { z } from 'zod'

import { problem, problemOrMissing } from './problems.ts'

/** An Indian day, as 2026-12-03. The years are those of a shop: what lies beyond is mistyped. */
export const day = z.iso
  .date(problemOrMissing('bad_day'))
  .refine((typed) => typed >= '2000-01-01' && typed < '2200-01-01', problem('bad_day'))
