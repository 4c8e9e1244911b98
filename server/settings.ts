import os from 'node:os'
import path from 'node:path'

import type { PictureHost } from '#domain/media/picture-host.ts'
import type { MailSettings } from '#integrations/mail/smtp-mailer.ts'
import type { SmsSettings } from '#integrations/phone/sms-gateway.ts'
import type { WhatsAppSettings } from '#integrations/phone/whatsapp.ts'
import { internet } from '#integrations/pictures/foreign-pictures.ts'
import type { Network } from '#integrations/pictures/foreign-pictures.ts'
import type { S3Settings } from '#integrations/pictures/s3-files.ts'
import { usualPushes } from '#integrations/push/web-push.ts'
import type { PushSettings } from '#integrations/push/web-push.ts'

import { readSecrets, secretsOf } from './secrets.ts'
import { SettingsError } from './settings-error.ts'
import { badMetricsPort, environment } from './settings/environment.ts'
import type { Environment } from './settings/environment.ts'
import { hostInAddress } from './settings/hosts.ts'
import { mailSettings } from './settings/mail.ts'
import { razorpay, sandbox } from './settings/payments.ts'
import type { PaymentSettings } from './settings/payments.ts'
import { pictureBucket, pictureHost } from './settings/pictures.ts'
import { smsSettings } from './settings/sms.ts'
import { whatsAppSettings } from './settings/whatsapp.ts'

/**
 * What the environment tells the program, checked and complete. The table in README.md says what each one
 * means.
 */
export interface Settings {
  /** What this process does of the shop: it serves people, it runs the jobs, or both. */
  role: 'web' | 'jobs' | 'all'
  host: string
  /** 0: a free one of the system's choice, see `port.ts`. */
  port: number
  /** Absolute. */
  dataDir: string
  /** null: the program runs a PostgreSQL of its own. */
  databaseUrl: string | null
  /** The same database past a pooler; null: `databaseUrl` is no pooler's. */
  databaseDirectUrl: string | null
  /** A standby that reports and exports are read from; null: there is none. */
  databaseReplicaUrl: string | null
  /** Without a slash at its end. */
  publicUrl: string
  corsOrigins: string[]
  seed: 'demo' | 'none'
  admin: { email: string | null; password: string | null }
  logLevel: string
  database: DatabaseSettings
  /** Where Prometheus finds the metrics; null: nowhere. */
  metricsPort: number | null
  metricsHost: string
  /** The collector of traces, by OTLP over HTTP; null: nothing is traced. */
  tracesEndpoint: string | null
  /** How many of the requests that go well have a line in the log: from 0, none, to 1, all. */
  accessLogSample: number
  payments: PaymentSettings
  pictureHost: PictureHost
  /** Where pictures are kept; null: in the data folder. */
  pictureBucket: S3Settings | null
  /** null: the shop sends no mails, and shows them in the panel. */
  mail: MailSettings | null
  /** null: the shop sends no SMS, and shows them in the panel. */
  sms: SmsSettings | null
  /** null: the shop sends nothing by WhatsApp. */
  whatsApp: WhatsAppSettings | null
  /** The push services that are called. No variable changes them; a test has one of its own. */
  pushes: PushSettings
  /** Where pictures of other hosts are asked for. No variable changes it; a test has a network of its own. */
  foreignPictures: Network
  /** Signs session cookies and the links of mails. */
  sessionSecret: string
  /** What it has signed holds on. */
  previousSessionSecret: string | null
  /** False: the secret was made by us, and stands in the data folder. */
  isSecretGiven: boolean
  /** Somebody has said that the secret of before is lost. */
  isSecretLost: boolean
  /** Who is believed when they say on whose behalf they ask: addresses, networks and their names. */
  trustedProxies: string[]
  /** For how long a CDN may show public pages without asking, and as long again while it asks; 0: never. */
  cdnSeconds: number
  /** False: browsers are told to drop the service worker that they have. */
  serviceWorker: boolean
  /** How long an own database that does not answer is waited for at the start. */
  startWaitSeconds: number
  /** How long everything is served on after the process was asked to end. */
  drainSeconds: number
  backup: BackupSettings
}

/** How the program uses its database. */
interface DatabaseSettings {
  /** For people's calls; those of pages and of what works behind the shop come on top. */
  connections: number
  /** Whether PostgreSQL keeps statements ready in each connection. */
  keepsReady: boolean
  /** Statements that take so long are logged; null: none. */
  slowMs: number | null
}

interface BackupSettings {
  /** Absolute. null: the shop takes none by itself. */
  dir: string | null
  /** The hour of the day in India at which it does, from 0 to 23. */
  hour: number
  /** null: backups are not encrypted. */
  passphrase: string | null
}

/** Longer than a balancer takes that asks each second and believes the second no. */
const usualDrainSeconds = 5

/** One core does the work of a few connections; with fewer than ten, buyers who wait for a lock keep all. */
function connectionsForThisMachine(): number {
  return Math.min(20, Math.max(10, 4 * os.availableParallelism()))
}

/** Jobs have connections of their own; here is asked for the health, and for what has changed. */
const connectionsBesideJobs = 2

/**
 * Reads and checks every setting. Secrets that nobody set are made once and kept in the data folder. Whoever
 * ends a shop at a terminal waits for it.
 * @throws SettingsError, naming every variable that is wrong and how
 */
export function readSettings(
  env: NodeJS.ProcessEnv,
  isAtTerminal = process.stdin.isTTY || process.stdout.isTTY,
): Settings {
  const read = environment.safeParse(withoutEmpty(env))
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}`)
    throw new SettingsError(`These settings cannot be used:\n${lines.join('\n')}`)
  }
  const given = read.data
  if (given.METRICS_PORT === given.PORT)
    throw new SettingsError(`These settings cannot be used:\n  METRICS_PORT ${badMetricsPort}`)
  const dataDir = path.resolve(given.DATA_DIR)
  const { SESSION_SECRET: secret, SESSION_SECRET_PREVIOUS: before } = given
  const secrets = secret === undefined ? readSecrets(dataDir) : secretsOf(secret)
  const previous = before === undefined || before === 'lost' ? null : before
  if (given.ROLE === 'jobs' && !given.PUBLIC_URL)
    throw new SettingsError(
      'These settings cannot be used:\n  PUBLIC_URL is needed together with ROLE=jobs: mails lead there',
    )
  return {
    role: given.ROLE,
    host: given.HOST,
    port: given.PORT,
    dataDir,
    databaseUrl: given.DATABASE_URL ?? null,
    databaseDirectUrl: besideUrl(given, 'DATABASE_DIRECT_URL'),
    databaseReplicaUrl: besideUrl(given, 'DATABASE_REPLICA_URL'),
    publicUrl: given.PUBLIC_URL ?? `http://${hostInAddress(given.HOST)}:${given.PORT}`,
    corsOrigins: given.CORS_ORIGINS,
    seed: given.SEED,
    admin: { email: given.ADMIN_EMAIL ?? null, password: given.ADMIN_PASSWORD ?? null },
    logLevel: given.LOG_LEVEL,
    database: {
      connections:
        given.ROLE === 'jobs'
          ? connectionsBesideJobs
          : (given.DATABASE_CONNECTIONS ?? connectionsForThisMachine()),
      // A pooler keeps none, unless it is told to.
      keepsReady: (given.PREPARED_STATEMENTS ?? (given.DATABASE_DIRECT_URL ? 'off' : 'on')) === 'on',
      slowMs: given.SLOW_STATEMENT_MS || null,
    },
    metricsPort: given.METRICS_PORT ?? null,
    metricsHost: given.METRICS_HOST ?? given.HOST,
    tracesEndpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    accessLogSample: given.ACCESS_LOG_SAMPLE,
    payments: given.RAZORPAY_KEY_ID ? razorpay(given) : sandbox(given, secrets, previous),
    pictureHost: pictureHost(given),
    pictureBucket: pictureBucket(given),
    mail: mailSettings(given),
    sms: smsSettings(given),
    whatsApp: whatsAppSettings(given),
    pushes: usualPushes,
    foreignPictures: internet,
    sessionSecret: secrets.session,
    previousSessionSecret: previous,
    isSecretGiven: secret !== undefined,
    isSecretLost: before === 'lost',
    trustedProxies: given.TRUST_PROXY,
    cdnSeconds: given.CDN_SECONDS,
    serviceWorker: given.SERVICE_WORKER === 'on',
    startWaitSeconds: given.START_WAIT_SECONDS,
    drainSeconds: given.DRAIN_SECONDS ?? (isAtTerminal ? 0 : usualDrainSeconds),
    backup: {
      dir: given.BACKUP_DIR === undefined ? null : path.resolve(given.BACKUP_DIR),
      hour: given.BACKUP_HOUR,
      passphrase: given.BACKUP_PASSPHRASE ?? null,
    },
  }
}

/** `PORT=` in a file of settings means that it is not set. */
function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''))
}

function besideUrl(given: Environment, name: 'DATABASE_DIRECT_URL' | 'DATABASE_REPLICA_URL'): string | null {
  if (given[name] && !given.DATABASE_URL)
    throw new SettingsError(`These settings cannot be used:\n  DATABASE_URL is needed together with ${name}`)
  return given[name] ?? null
}
