import { isIP } from 'node:net'

import { z } from 'zod'

import { passwordLength } from '#domain/customers/rules.ts'
import { phoneKinds } from '#domain/phone-messages/rules.ts'
import type { MailSettings } from '#integrations/mail/smtp-mailer.ts'
import { languages } from '#words/languages.ts'

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://haat.example' })
  .transform((url) => url.replace(/\/+$/, ''))
/** Whether what is posted there can be read on its way: numbers, texts and a key are not for that. */
const isSecret = (url: URL) =>
  url.protocol === 'https:' || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname)
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

const hostToListenOn = z
  .string()
  .regex(/^[\w.:-]+$/, { error: 'must be an address or a name of this machine, such as 127.0.0.1' })

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
export const badMetricsPort = 'must be a number between 1 and 65535, and another one than PORT'
const badBackupHour = 'must be an hour of the day in India, from 0 to 23'
const badSmsUrl =
  'must be an https address whose fields have {to} and {text}, such as https://gateway.example/send?key=…&to=91{to}&text={text}&template={template}'
const badSmsTemplates =
  'must be kinds with the ids of their registered texts, such as code.en=1107160000000000001, code.hi=1107160000000000002'
const badSmtpUrl = 'must be an address such as smtp://user:password@mail.example:587 or smtps://mail.example'

/** Each variable alone: what it may be, and what it is where nobody says. */
export const environment = z.object({
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
  METRICS_HOST: hostToListenOn.optional(),
  HOST: hostToListenOn.default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  DATABASE_REPLICA_URL: postgresAddress.optional(),
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
  SMS_URL: z
    .url({ protocol: /^https?$/, error: badSmsUrl })
    .transform((url) => new URL(url))
    .refine(
      (url) =>
        isSecret(url) &&
        ['{to}', '{text}'].every((field) => [...url.searchParams.values()].join(' ').includes(field)),
      { error: badSmsUrl },
    )
    .optional(),
  SMS_TEMPLATES: z
    .string()
    .transform((list) => parts(list).map((one) => one.split('=').map((part) => part.trim())))
    .refine((list) => list.every(isTemplate), { error: badSmsTemplates })
    .transform((list) => Object.fromEntries(list) as Record<string, string>)
    .optional(),
  WHATSAPP_TOKEN: z.string().min(20, { error: 'must be an access token of WhatsApp' }).optional(),
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d{5,20}$/, { error: 'must be the id of the number, only digits' })
    .optional(),
  WHATSAPP_SECRET: z
    .string()
    .min(16, { error: 'must be the secret of the app, at least 16 letters' })
    .optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().min(16, { error: 'must have at least 16 letters' }).optional(),
  WHATSAPP_API_URL: address
    .refine((url) => isSecret(new URL(url)), { error: 'must be an https address' })
    .default('https://graph.facebook.com/v23.0'),
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

export type Environment = z.output<typeof environment>

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

/** 'order_placed.hi' and the id of its text. */
function isTemplate([name = '', id = '', ...more]: string[]): boolean {
  const [kind, language, ...rest] = name.split('.')
  const isKnown = phoneKinds.some((one) => one === kind) && languages.some((one) => one === language)
  return isKnown && more.length + rest.length === 0 && /^\w{4,40}$/.test(id)
}

/** 'Haat <orders@haat.example>', or the address alone. */
function sender(text: string): MailSettings['from'] {
  const [, name = '', address = text] = /^([^<>]*)<([^<>]+)>$/.exec(text.trim()) ?? []
  return { name: name.trim().replaceAll(/^"|"$/g, ''), address: address.trim() }
}
