import * as reviews from '#domain/reviews/rules.ts'
import type { ReportReason } from '#domain/reviews/rules.ts'

/** Why somebody reports a review. */
export const reportReasons: Record<ReportReason, string> = reviews.reportReasons
