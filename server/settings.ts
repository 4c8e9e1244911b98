import { isIP } from 'node:net'
import os from 'node:os'
import path from 'node:path'

import { z } from 'zod'

import { passwordLength } from '#domain/customers/rules.ts'
import type { PictureHost } from '#domain/media/picture-host.ts'
import type { MailSettings } from '#integrations/mail/smtp-mailer.ts'
import type { S3Settings } from '#integrations/pictures/s3-files.ts'

import { readSecrets, secretsOf } from './secrets.ts'
import type { Secrets } from './secrets.ts'
import { SettingsError } from './settings-error.ts'

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
  /** Without a slash at its end. */
  publicUrl: string
  corsOrigins: string[]
  seed: 'demo' | 'none'
  admin: { email: string | null; password: string | null }
  logLevel: string
  database: DatabaseSettings
  /** Where Prometheus finds the metrics, on the same host; null: nowhere. */
  metricsPort: number | null
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

interface PaymentSettings {
  /** True: the built-in test gateway serves, and no money moves. */
  isSandbox: boolean
  keyId: string
  keySecret: string
  webhookSecret: string
  /** The one before, while the gateway still sends retries that it signed. */
  previousWebhookSecret: string | null
  apiUrl: string
  checkoutScriptUrl: string
  /** After how long a silent gateway is away, where it is not the usual time. */
  timeoutMs?: number
}

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://haat.example' })
  .transform((url) => url.replace(/\/+$/, ''))
/** Names of networks that Fastify knows: this machine, and those that no router passes on. */
const networkNames = new Set(['loopback', 'linklocal', 'uniquelocal'])
/** An address without a path, in the letters in which browsers write it. */
const origin = address
  .refine((url) => new URL(url).href === `${new URL(url).origin}/`, {
    error: 'must be an address without a path, such as https://haat.example',
  })
  .transform((url) => new URL(url).origin)

/** It becomes a part of an address, or of a form. */
const cloudinaryName = z
  .string()
  .regex(/^[\w-]{1,100}$/, { error: 'must have only letters, digits, _ and -, as Cloudinary shows it' })

/** Letters; as long as 192 random bits in base64. */
const secretLength = 32
const badSecret = `must have at least ${secretLength} letters, as \`openssl rand -base64 48\` makes them`

const badDatabase = 'must be an address such as postgres://user@host:5432/haat'
/** node-postgres knows one host and no `target_session_attrs`. */
const postgresAddress = z
  .string()
  .refine((url) => !/^[^/]*\/\/[^/]*,/.test(url), {
    error: 'must name one host: of several servers, a proxy that leads to the primary',
    abort: true,
  })
  .refine((url) => z.url({ protocol: /^postgres(ql)?$/ }).safeParse(url).success, { error: badDatabase })

const badSample = 'must be a number between 0 and 1, such as 0.1 for every tenth request'
const badStartWait = 'must be a whole number of seconds between 0 and 3600'
const badDrain = 'must be a whole number of seconds between 0 and 300'
const badCdnSeconds = 'must be a whole number of seconds between 0 and 3600'
const badMetricsPort = 'must be a number between 1 and 65535, and another one than PORT'
const badBackupHour = 'must be an hour of the day in India, from 0 to 23'
const badSmtpUrl = 'must be an address such as smtp://user:password@mail.example:587 or smtps://mail.example'

const environment = z.object({
  ROLE: z.enum(['web', 'jobs', 'all'], { error: 'must be web, jobs or all' }).default('all'),
  PORT: z.coerce
    .number({ error: 'must be a number between 0 and 65535' })
    .int()
    .min(0, { error: 'must be a number between 0 and 65535' })
    .max(65535, { error: 'must be a number between 0 and 65535' })
    .default(3000),
  METRICS_PORT: z.coerce
    .number({ error: badMetricsPort })
    .int({ error: badMetricsPort })
    .min(1, { error: badMetricsPort })
    .max(65535, { error: badMetricsPort })
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: 'must be an address or a name of this machine, such as 127.0.0.1' })
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  DATABASE_CONNECTIONS: z.coerce
    .number({ error: 'must be a number between 2 and 200' })
    .int()
    .min(2, { error: 'must be a number between 2 and 200' })
    .max(200, { error: 'must be a number between 2 and 200' })
    .optional(),
  PREPARED_STATEMENTS: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  SLOW_STATEMENT_MS: z.coerce
    .number({ error: 'must be a number of milliseconds, or 0' })
    .int()
    .min(0, { error: 'must be a number of milliseconds, or 0' })
    .default(500),
  ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(passwordLength.min, { error: `must have at least ${passwordLength.min} characters` })
    .max(passwordLength.max, { error: `must have at most ${passwordLength.max} characters` })
    .optional(),
  SESSION_SECRET: z.string().min(secretLength, { error: badSecret }).optional(),
  SESSION_SECRET_PREVIOUS: z
    .string()
    .refine((text) => text === 'lost' || text.length >= secretLength, { error: `${badSecret}, or be lost` })
    .optional(),
  SEED: z.enum(['demo', 'none'], { error: 'must be demo or none' }).default('demo'),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_\w+$/, { error: 'must look like rzp_test_… or rzp_live_…' })
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().min(8, { error: 'must have at least 8 characters' }).optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(6, { error: 'must have at least 6 characters' }).optional(),
  RAZORPAY_PREVIOUS_WEBHOOK_SECRET: z
    .string()
    .min(6, { error: 'must have at least 6 characters' })
    .optional(),
  RAZORPAY_API_URL: address.optional(),
  CLOUDINARY_CLOUD_NAME: cloudinaryName.optional(),
  CLOUDINARY_UPLOAD_PRESET: cloudinaryName.optional(),
  PICTURES_S3_URL: address.optional(),
  PICTURES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'must be a name such as haat-pictures' })
    .optional(),
  PICTURES_S3_KEY: z.string().optional(),
  PICTURES_S3_SECRET: z.string().optional(),
  PICTURES_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, { error: 'must be a name such as ap-south-1' })
    .default('us-east-1'),
  PICTURES_S3_PATH_STYLE: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  PAYMENTS: z.enum(['sandbox'], { error: 'must be sandbox, or left out' }).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: badSmtpUrl })
    .transform((url) => new URL(url))
    .refine(({ hostname, pathname, search, hash }) => hostname && !(pathname + search + hash).slice(1), {
      error: badSmtpUrl,
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .transform(sender)
    .refine(({ address }) => z.email().safeParse(address).success, {
      error: 'must be an e-mail address, or a name with one, such as Haat <orders@haat.example>',
    })
    .optional(),
  CORS_ORIGINS: z.string().default('').transform(parts).pipe(z.array(origin)),
  TRUST_PROXY: z
    .string()
    .default('loopback')
    .transform((list) => (list === 'off' ? [] : parts(list)))
    .refine((list) => list.every(isNetwork), {
      error: 'must be off, or addresses and networks such as loopback, 10.0.0.0/8',
    }),
  PUBLIC_URL: origin.optional(),
  CDN_SECONDS: z.coerce
    .number({ error: badCdnSeconds })
    .int({ error: badCdnSeconds })
    .min(0, { error: badCdnSeconds })
    .max(3600, { error: badCdnSeconds })
    .default(0),
  START_WAIT_SECONDS: z.coerce
    .number({ error: badStartWait })
    .int({ error: badStartWait })
    .min(0, { error: badStartWait })
    .max(3600, { error: badStartWait })
    .default(60),
  DRAIN_SECONDS: z.coerce
    .number({ error: badDrain })
    .int({ error: badDrain })
    .min(0, { error: badDrain })
    .max(300, { error: badDrain })
    .optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_HOUR: z.coerce
    .number({ error: badBackupHour })
    .int({ error: badBackupHour })
    .min(0, { error: badBackupHour })
    .max(23, { error: badBackupHour })
    .default(3),
  BACKUP_PASSPHRASE: z.string().min(12, { error: 'must have at least 12 letters' }).optional(),
  SERVICE_WORKER: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  ACCESS_LOG_SAMPLE: z.coerce
    .number({ error: badSample })
    .min(0, { error: badSample })
    .max(1, { error: badSample })
    .default(1),
})

/** Longer than a balancer takes that asks each second and believes the second no. */
const usualDrainSeconds = 5

/** One core does the work of a few connections; with fewer than ten, buyers who wait for a lock keep all. */
function connectionsForThisMachine(): number {
  return Math.min(20, Math.max(10, 4 * os.availableParallelism()))
}

/** Jobs have connections of their own; here is asked for the health, and for what has changed. */
const connectionsBesideJobs = 2

type Environment = z.output<typeof environment>

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
    databaseDirectUrl: directUrl(given),
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
    tracesEndpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    accessLogSample: given.ACCESS_LOG_SAMPLE,
    payments: given.RAZORPAY_KEY_ID ? razorpay(given) : sandbox(given, secrets, previous),
    pictureHost: pictureHost(given),
    pictureBucket: pictureBucket(given),
    mail: mailSettings(given),
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

/** What stands between commas. */
function parts(list: string): string[] {
  return list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}

function isNetwork(text: string): boolean {
  const [ip = '', bits, ...more] = text.split('/')
  if (bits === undefined) return networkNames.has(ip) || isIP(ip) > 0
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(ip)] ?? 0
  return more.length === 0 && /^[1-9]\d*$/.test(bits) && Number(bits) <= longest
}

/** `PORT=` in a file of settings means that it is not set. */
function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''))
}

function directUrl({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct }: Environment): string | null {
  if (direct && !url)
    throw new SettingsError(
      'These settings cannot be used:\n  DATABASE_URL is needed together with DATABASE_DIRECT_URL',
    )
  return direct ?? null
}

function razorpay(given: Environment): PaymentSettings {
  const missing = (['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const).filter((name) => !given[name])
  if (missing.length > 0)
    throw new SettingsError(
      `These settings cannot be used:\n${missing.map((name) => `  ${name} is needed together with RAZORPAY_KEY_ID`).join('\n')}`,
    )
  return {
    isSandbox: false,
    keyId: given.RAZORPAY_KEY_ID ?? '',
    keySecret: given.RAZORPAY_KEY_SECRET ?? '',
    webhookSecret: given.RAZORPAY_WEBHOOK_SECRET ?? '',
    previousWebhookSecret: given.RAZORPAY_PREVIOUS_WEBHOOK_SECRET ?? null,
    apiUrl: given.RAZORPAY_API_URL ?? 'https://api.razorpay.com/v1',
    checkoutScriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
  }
}

/** A person who opens the shop to the world without keys must say that it is meant. */
function sandbox(given: Environment, secrets: Secrets, previous: string | null): PaymentSettings {
  if (!isLoopback(given.HOST) && given.PAYMENTS !== 'sandbox')
    throw new SettingsError(
      `Other machines can reach HOST ${given.HOST}, but no RAZORPAY_KEY_ID is set, so the test gateway would accept orders without money. Set your Razorpay keys, or PAYMENTS=sandbox if this is what you want.`,
    )
  return {
    isSandbox: true,
    keyId: 'rzp_test_haatsandbox0',
    keySecret: given.RAZORPAY_KEY_SECRET ?? secrets.gatewayKey,
    webhookSecret: given.RAZORPAY_WEBHOOK_SECRET ?? secrets.gatewayWebhook,
    previousWebhookSecret:
      given.RAZORPAY_PREVIOUS_WEBHOOK_SECRET ?? (previous && secretsOf(previous).gatewayWebhook),
    apiUrl: given.RAZORPAY_API_URL ?? testGatewayOf(given),
    checkoutScriptUrl: '/sandbox/razorpay/v1/checkout.js',
  }
}

/** Below the address of the process that it is a part of. */
export const testGatewayPath = '/sandbox/razorpay/v1'

/** A process that serves nobody asks that of the others. */
function testGatewayOf({ ROLE, HOST: host, PORT: port, PUBLIC_URL: publicUrl = '' }: Environment): string {
  return ROLE === 'jobs' ? `${publicUrl}${testGatewayPath}` : testGatewayAt({ host, port })
}

/** The address of the test gateway that is a part of the process that listens there. */
export function testGatewayAt({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  return `${ownAddress({ host, port })}${testGatewayPath}`
}

/** Where this machine reaches the process that listens there; without a slash at its end. */
export function ownAddress({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  return `http://${reachableHost(host)}:${port}`
}

/** Cloudinary, or the shop's own call, which takes any name of a cloud and any preset. */
function pictureHost(given: Environment): PictureHost {
  const { CLOUDINARY_CLOUD_NAME: cloud, CLOUDINARY_UPLOAD_PRESET: preset } = given
  if (cloud && preset) return { url: `https://api.cloudinary.com/v1_1/${cloud}/image/upload`, preset }
  if (!cloud && !preset) return { url: '/api/v1_1/haat/image/upload', preset: 'haat' }
  const [missing, set] = cloud
    ? ['CLOUDINARY_UPLOAD_PRESET', 'CLOUDINARY_CLOUD_NAME']
    : ['CLOUDINARY_CLOUD_NAME', 'CLOUDINARY_UPLOAD_PRESET']
  throw new SettingsError(`These settings cannot be used:\n  ${missing} is needed together with ${set}`)
}

/** A server with a bucket and keys for it, or nothing of it. */
function pictureBucket(given: Environment): S3Settings | null {
  const { PICTURES_S3_URL: url, PICTURES_S3_BUCKET: bucket } = given
  const { PICTURES_S3_KEY: key, PICTURES_S3_SECRET: secret } = given
  if (url && bucket && key && secret) {
    const isPathStyle = given.PICTURES_S3_PATH_STYLE === 'on'
    return { url, bucket, key, secret, region: given.PICTURES_S3_REGION, isPathStyle }
  }
  const needed = Object.entries({
    PICTURES_S3_URL: url,
    PICTURES_S3_BUCKET: bucket,
    PICTURES_S3_KEY: key,
    PICTURES_S3_SECRET: secret,
  })
  const set = needed.find(([, value]) => value)
  if (!set) return null
  const missing = needed.filter(([, value]) => !value)
  throw new SettingsError(
    `These settings cannot be used:\n${missing.map(([name]) => `  ${name} is needed together with ${set[0]}`).join('\n')}`,
  )
}

/** A mail server and a sender, or neither. */
function mailSettings({ SMTP_URL: url, MAIL_FROM: from }: Environment): MailSettings | null {
  if (!url && !from) return null
  if (!url || !from) {
    const [missing, set] = url ? ['MAIL_FROM', 'SMTP_URL'] : ['SMTP_URL', 'MAIL_FROM']
    throw new SettingsError(`These settings cannot be used:\n  ${missing} is needed together with ${set}`)
  }
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  const isSecure = url.protocol === 'smtps:'
  const name = decodeURIComponent(url.username)
  return {
    host,
    port: Number(url.port) || (isSecure ? 465 : 587),
    isSecure,
    needsTls: name !== '' && !isLoopback(host),
    user: name === '' ? null : { name, password: decodeURIComponent(url.password) },
    from,
  }
}

/** 'Haat <orders@haat.example>', or the address alone. */
function sender(text: string): MailSettings['from'] {
  const [, name = '', address = text] = /^([^<>]*)<([^<>]+)>$/.exec(text.trim()) ?? []
  return { name: name.trim().replaceAll(/^"|"$/g, ''), address: address.trim() }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

/** True when orders without money could come from other machines through a proxy; the start then says so. */
export function isSandboxProxied({ payments, host, publicUrl }: Settings): boolean {
  const publicHost = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')
  return payments.isSandbox && isLoopback(host) && !isLoopback(publicHost)
}

/**
 * True when CORS_ORIGINS names another site than the shop's, whose pages carry a session only over https and
 * by a cookie for all sites. A host and what stands below it are one site; which others are, only a list of
 * all registries would tell.
 */
export function isUsedByOtherSites({ publicUrl, corsOrigins }: Settings): boolean {
  const shop = new URL(publicUrl)
  if (shop.protocol !== 'https:') return false
  return corsOrigins.some((origin) => {
    const { protocol, hostname } = new URL(origin)
    return (
      protocol !== shop.protocol || !(isBelow(hostname, shop.hostname) || isBelow(shop.hostname, hostname))
    )
  })
}

function isBelow(host: string, other: string): boolean {
  return host === other || host.endsWith(`.${other}`)
}

/** Where this machine itself reaches a server that listens on `host`; as a part of an address. */
export function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return isIP(host) === 6 ? `[${host}]` : host
}

/** Nobody can open http://0.0.0.0 or http://::1 as they stand. */
function hostInAddress(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return isIP(host) === 6 ? `[${host}]` : host
}
