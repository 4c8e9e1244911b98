import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

import type { PaymentGateway } from '#domain/payments/gateway.ts'
import { smtpMailer } from '#integrations/mail/smtp-mailer.ts'
import { foreignPictures } from '#integrations/pictures/foreign-pictures.ts'
import { webPushes } from '#integrations/push/web-push.ts'
import { nightlyBackups } from '#server/backup/nightly.ts'
import { paymentGateway, phoneSenders } from '#server/gateways.ts'
import type { Settings } from '#server/settings.ts'
import type { Shared } from '#server/shared-ctx.ts'

import { startJobs } from './jobs.ts'
import type { Jobs } from './jobs.ts'
import { logWhileEnding } from './log-while-ending.ts'
import { jobs as allJobs, nightlyJob } from './table.ts'

/** What calls may ask of the jobs. Where another process runs them, they look for themselves soon. */
export type Kicks = Pick<Jobs, 'webhookReceived' | 'importConfirmed'>

interface Running {
  settings: Settings
  shared: Shared
  /** Hears of the one that the jobs ask. */
  gateways: Record<string, PaymentGateway>
  /** Past a pooler. */
  directConfig: pg.ClientConfig
}

/**
 * Runs the jobs from when the app listens until it closes. Not before: the first round asks the gateway,
 * which may be the test twin behind our own door.
 */
export function runJobs(
  app: FastifyInstance,
  { settings, shared, gateways: known, directConfig }: Running,
): Kicks {
  let jobs: Jobs | null = null
  const closing = new AbortController()
  const { signal } = closing
  app.addHook('onListen', async () => {
    // A person waits for an answer of the gateway; a job begins again with the next program.
    const log = logWhileEnding(app.log, signal)
    const payments = paymentGateway({ settings, log, signal })
    known.jobs = payments
    const mails = smtpMailer({ settings: settings.mail, publicUrl: settings.publicUrl, signal })
    const pushes = webPushes({ settings: settings.pushes, publicUrl: settings.publicUrl, signal })
    const phone = phoneSenders(settings, signal)
    const foreign = foreignPictures({ network: settings.foreignPictures, signal })
    const gateways = { ...shared.ctx.gateways, payments, mails, pushes, phone, foreignPictures: foreign }
    const ctx = { ...shared.ctx, db: shared.background.db, gateways, actor: null, requestId: null, log }
    // They run for as long as the program, and the facts change meanwhile.
    const jobCtx = Object.defineProperty(ctx, 'shop', { get: () => shared.ctx.shop, enumerable: true })
    const nightly = nightlyBackups(settings, directConfig, signal)
    jobs = startJobs(jobCtx, nightly ? [...allJobs, nightlyJob(nightly)] : allJobs)
  })
  app.addHook('preClose', async () => {
    closing.abort()
    await jobs?.stop()
  })
  return {
    webhookReceived: () => jobs?.webhookReceived(),
    importConfirmed: () => jobs?.importConfirmed(),
  }
}
