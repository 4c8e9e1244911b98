import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { internet } from '#integrations/pictures/foreign-pictures.ts'
import { usualPushes } from '#integrations/push/web-push.ts'

import { SettingsError } from './settings-error.ts'
import { readSettings } from './settings.ts'
import { isSandboxProxied, isUsedByOtherSites } from './settings/hosts.ts'
import { toldOfUnknownNames } from './settings/unknown-names.ts'

function dataDir(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'haat-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return path.join(folder, 'data')
}

function read(env: NodeJS.ProcessEnv) {
  return readSettings({ DATA_DIR: dataDir(), ...env })
}

const keys = {
  RAZORPAY_KEY_ID: 'rzp_live_abc123',
  RAZORPAY_KEY_SECRET: 'key secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
}

const cloudinary = { CLOUDINARY_CLOUD_NAME: 'haat-demo', CLOUDINARY_UPLOAD_PRESET: 'haat_products' }

test('without any setting the shop opens on loopback with the test gateway and the demo market', () => {
  const folder = dataDir()
  expect(readSettings({ DATA_DIR: folder }, false)).toEqual({
    role: 'all',
    host: '127.0.0.1',
    port: 3000,
    dataDir: folder,
    databaseUrl: null,
    databaseDirectUrl: null,
    databaseReplicaUrl: null,
    publicUrl: 'http://127.0.0.1:3000',
    pushes: usualPushes,
    foreignPictures: internet,
    corsOrigins: [],
    seed: 'demo',
    admin: { email: null, password: null },
    logLevel: 'info',
    metricsPort: null,
    metricsHost: '127.0.0.1',
    tracesEndpoint: null,
    accessLogSample: 1,
    payments: {
      isSandbox: true,
      keyId: expect.stringMatching(/^rzp_test_/),
      keySecret: expect.stringMatching(/^.{40,}$/),
      webhookSecret: expect.stringMatching(/^.{40,}$/),
      previousWebhookSecret: null,
      apiUrl: 'http://127.0.0.1:3000/sandbox/razorpay/v1',
      checkoutScriptUrl: '/sandbox/razorpay/v1/checkout.js',
    },
    pictureHost: { url: '/api/v1_1/haat/image/upload', preset: 'haat' },
    pictureBucket: null,
    mail: null,
    sms: null,
    whatsApp: null,
    sessionSecret: expect.stringMatching(/^.{40,}$/),
    previousSessionSecret: null,
    isSecretGiven: false,
    isSecretLost: false,
    cdnSeconds: 0,
    serviceWorker: true,
    startWaitSeconds: 60,
    drainSeconds: 5,
    backup: { dir: null, hour: 3, passphrase: null },
    trustedProxies: ['loopback'],
    database: { connections: expect.any(Number), keepsReady: true, slowMs: 500 },
  })
})

test.each([
  ['ROLE', 'worker'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', 'http'],
  ['PORT', '80.5'],
  ['PORT', '0x50x'],
  ['HOST', 'not a host'],
  ['DATABASE_URL', 'mysql://localhost/haat'],
  ['DATABASE_URL', 'localhost'],
  ['DATABASE_DIRECT_URL', 'localhost'],
  ['DATABASE_URL', 'postgres://haat@one:5432,other:5432/haat?target_session_attrs=read-write'],
  ['DATABASE_CONNECTIONS', '1'],
  ['DATABASE_CONNECTIONS', '7.5'],
  ['PREPARED_STATEMENTS', 'yes'],
  ['SLOW_STATEMENT_MS', '-1'],
  ['SLOW_STATEMENT_MS', 'slow'],
  ['ADMIN_EMAIL', 'admin'],
  ['ADMIN_PASSWORD', 'short'],
  ['ADMIN_PASSWORD', 'x'.repeat(129)],
  ['SESSION_SECRET', 'x'.repeat(31)],
  ['SESSION_SECRET_PREVIOUS', 'gone'],
  ['SEED', 'yes'],
  ['RAZORPAY_KEY_ID', 'abc'],
  ['RAZORPAY_KEY_SECRET', 'short'],
  ['RAZORPAY_WEBHOOK_SECRET', 'short'],
  ['RAZORPAY_API_URL', 'api.razorpay.com'],
  ['CLOUDINARY_CLOUD_NAME', 'haat/../admin'],
  ['CLOUDINARY_CLOUD_NAME', 'haat;script-src'],
  ['CLOUDINARY_UPLOAD_PRESET', 'haat products'],
  ['SMTP_URL', 'mail.example:587'],
  ['SMTP_URL', 'https://mail.example'],
  ['SMTP_URL', 'smtp://mail.example/inbox'],
  ['SMTP_URL', 'smtp://mail.example?pool=true'],
  ['MAIL_FROM', 'Haat'],
  ['MAIL_FROM', 'Haat <orders>'],
  ['PICTURES_S3_URL', 's3://haat'],
  ['PICTURES_S3_BUCKET', 'Haat/Pictures'],
  ['PICTURES_S3_REGION', 'ap south'],
  ['PICTURES_S3_PATH_STYLE', 'yes'],
  ['PAYMENTS', 'live'],
  ['CORS_ORIGINS', 'https://a.example, b.example'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://a.example/shop'],
  ['BACKUP_HOUR', '24'],
  ['BACKUP_HOUR', 'at night'],
  ['BACKUP_PASSPHRASE', 'mangoes'],
  ['CDN_SECONDS', '-1'],
  ['CDN_SECONDS', '1.5'],
  ['CDN_SECONDS', '3601'],
  ['CDN_SECONDS', 'a minute'],
  ['START_WAIT_SECONDS', '-1'],
  ['START_WAIT_SECONDS', 'long'],
  ['DRAIN_SECONDS', '301'],
  ['DRAIN_SECONDS', '1.5'],
  ['PUBLIC_URL', 'haat.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['PUBLIC_URL', 'https://haat.example/shop?x=1'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['METRICS_PORT', '0'],
  ['METRICS_PORT', '65536'],
  ['METRICS_PORT', 'on'],
  // That of the shop itself.
  ['METRICS_PORT', '3000'],
  ['LOG_LEVEL', 'loud'],
  ['ACCESS_LOG_SAMPLE', 'half'],
  ['ACCESS_LOG_SAMPLE', '1.5'],
  ['ACCESS_LOG_SAMPLE', '-0.1'],
  ['SMS_URL', 'http://gateway.example/send?to={to}&text={text}'],
  ['SMS_URL', 'https://gateway.example/send?to={to}'],
  ['WHATSAPP_API_URL', 'http://graph.example'],
  ['TRUST_PROXY', 'everybody'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '2'],
  ['TRUST_PROXY', 'loopback, proxy.example'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/0'],
  ['TRUST_PROXY', 'loopback/8'],
])('%s=%j is refused by its name and with what to do', (name, value) => {
  let refusal: unknown
  try {
    read({ [name]: value })
  } catch (error) {
    refusal = error
  }
  expect(refusal).toBeInstanceOf(SettingsError)
  expect((refusal as Error).message).toMatch(
    new RegExp(`^These settings cannot be used:\\n {2}${name} (must|is) `),
  )
})

test('the pool is as large as the machine has use for, or as it is told', () => {
  const { connections } = read({}).database
  expect(connections).toBeGreaterThanOrEqual(10)
  expect(connections).toBeLessThanOrEqual(20)
  expect(read({ DATABASE_CONNECTIONS: '40' }).database.connections).toBe(40)
})

test('slow statements are told of from a limit on, and with 0 never', () => {
  expect(read({ SLOW_STATEMENT_MS: '50' }).database.slowMs).toBe(50)
  expect(read({ SLOW_STATEMENT_MS: '0' }).database.slowMs).toBeNull()
})

test('a mail server has its usual port, its password unescaped, and TLS where a password goes over the line', () => {
  const from = { MAIL_FROM: 'Haat <orders@haat.example>' }
  const mail = (url: string) => read({ ...from, SMTP_URL: url }).mail

  expect(mail('smtp://shop:p%40ss%3Aword@mail.example')).toEqual({
    host: 'mail.example',
    port: 587,
    isSecure: false,
    needsTls: true,
    user: { name: 'shop', password: 'p@ss:word' },
    from: { name: 'Haat', address: 'orders@haat.example' },
  })
  expect(mail('smtps://mail.example')).toMatchObject({ port: 465, isSecure: true, user: null })
  expect(mail('smtp://127.0.0.1:2525')).toMatchObject({ port: 2525, needsTls: false })
  expect(() => read(from)).toThrow('SMTP_URL is needed together with MAIL_FROM')
})

test.each([
  'PORT',
  'HOST',
  'DATABASE_URL',
  'SEED',
  'PUBLIC_URL',
  'CORS_ORIGINS',
  'CDN_SECONDS',
  'METRICS_PORT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'LOG_LEVEL',
  'ACCESS_LOG_SAMPLE',
  'PAYMENTS',
  'TRUST_PROXY',
])('%s without a value counts as not set', (name) => {
  const [DATA_DIR, unset] = [dataDir(), { sessionSecret: expect.any(String), payments: expect.anything() }]
  expect(readSettings({ DATA_DIR, [name]: '' })).toEqual({ ...readSettings({ DATA_DIR }), ...unset })
})

test('every wrong variable is named at once, and no secret is repeated', () => {
  const wrong = { PORT: 'x', SEED: 'x', ADMIN_PASSWORD: 'hunter2' }
  expect(() => read(wrong)).toThrow(/PORT[^]*ADMIN_PASSWORD[^]*SEED/)
  expect(() => read(wrong)).not.toThrow(/hunter2/)
})

test.each(['0.0.0.0', '::', '192.168.1.7', 'haat.example'])(
  'HOST=%s without keys is refused unless it is meant',
  (HOST) => {
    expect(() => read({ HOST })).toThrow(SettingsError)
    expect(() => read({ HOST })).toThrow(/HOST.*RAZORPAY_KEY_ID.*PAYMENTS=sandbox/)
    expect(read({ HOST, PAYMENTS: 'sandbox' }).payments.isSandbox).toBe(true)
    expect(read({ HOST, ...keys }).payments.isSandbox).toBe(false)
  },
)

test.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])(
  'HOST=%s is this machine alone and needs no keys',
  (HOST) => {
    expect(read({ HOST }).payments.isSandbox).toBe(true)
  },
)

test.each(['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const)(
  'a key id without %s is refused',
  (name) => {
    for (const value of [undefined, ''])
      expect(() => read({ ...keys, [name]: value })).toThrow(
        `${name} is needed together with RAZORPAY_KEY_ID`,
      )
  },
)

test('real keys lead to Razorpay', () => {
  expect(read(keys).payments).toEqual({
    isSandbox: false,
    keyId: 'rzp_live_abc123',
    keySecret: 'key secret',
    webhookSecret: 'webhook secret',
    previousWebhookSecret: null,
    apiUrl: 'https://api.razorpay.com/v1',
    checkoutScriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
  })
})

test('a cloud name and a preset lead pictures to Cloudinary', () => {
  expect(read(cloudinary).pictureHost).toEqual({
    url: 'https://api.cloudinary.com/v1_1/haat-demo/image/upload',
    preset: 'haat_products',
  })
})

test.each([
  ['CLOUDINARY_UPLOAD_PRESET', 'CLOUDINARY_CLOUD_NAME'],
  ['CLOUDINARY_CLOUD_NAME', 'CLOUDINARY_UPLOAD_PRESET'],
] as const)('%s is needed together with %s', (missing, given) => {
  for (const value of [undefined, ''])
    expect(() => read({ ...cloudinary, [missing]: value })).toThrow(
      `${missing} is needed together with ${given}`,
    )
})

test('a bucket for the pictures needs its server, its name and its keys', () => {
  const given = {
    PICTURES_S3_URL: 'https://s3.example/',
    PICTURES_S3_BUCKET: 'haat-pictures',
    PICTURES_S3_KEY: 'shop',
    PICTURES_S3_SECRET: 'a secret',
  }
  expect(read(given).pictureBucket).toEqual({
    url: 'https://s3.example',
    bucket: 'haat-pictures',
    key: 'shop',
    secret: 'a secret',
    region: 'us-east-1',
    isPathStyle: true,
  })
  expect(read({ ...given, PICTURES_S3_PATH_STYLE: 'off' }).pictureBucket?.isPathStyle).toBe(false)
  for (const missing of Object.keys(given))
    expect(() => read({ ...given, [missing]: '' })).toThrow(`${missing} is needed together with PICTURES_S3_`)
})

test('secrets that are set are used by the test gateway too', () => {
  const { RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = keys
  expect(read({ RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET }).payments).toMatchObject({
    isSandbox: true,
    keySecret: 'key secret',
    webhookSecret: 'webhook secret',
  })
})

test.each([
  [{ HOST: '0.0.0.0', PAYMENTS: 'sandbox', PORT: '80' }, 'http://localhost:80'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
  [{ PUBLIC_URL: 'https://haat.example/' }, 'https://haat.example'],
  [{ PUBLIC_URL: '' }, 'http://127.0.0.1:3000'],
])('%j makes the public address %s', (env, publicUrl) => {
  expect(read(env).publicUrl).toBe(publicUrl)
})

test('several CORS_ORIGINS stand between commas, as browsers write them', () => {
  expect(read({ CORS_ORIGINS: ' https://A.example/ ,http://b.example:8080,' }).corsOrigins).toEqual([
    'https://a.example',
    'http://b.example:8080',
  ])
})

test.each([
  ['https://haat.example', 'https://stall.example', true],
  ['https://haat.example', 'https://stall.haat.example,https://stall.example', true],
  ['https://haat.example', 'https://nothaat.example', true],
  ['https://haat.example', 'http://stall.haat.example', true],
  ['https://haat.example', 'https://haat.example:8443,https://stall.haat.example', false],
  ['https://shop.haat.example', 'https://haat.example', false],
  ['https://haat.example', '', false],
  ['http://haat.example', 'https://stall.example', false],
])('a shop at %s with CORS_ORIGINS=%s lets sessions hold on other sites: %s', (shop, origins, expected) => {
  expect(isUsedByOtherSites(read({ PUBLIC_URL: shop, CORS_ORIGINS: origins }))).toBe(expected)
})

test('secrets are made once, kept for the next start, and read by nobody else', () => {
  const folder = dataDir()
  const first = readSettings({ DATA_DIR: folder })
  const file = path.join(folder, 'secrets.json')

  expect(readSettings({ DATA_DIR: folder })).toEqual(first)
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(read({}).sessionSecret).not.toBe(first.sessionSecret)
})

test('a secret that is given needs no data folder, and two processes make the same keys of it', () => {
  const SESSION_SECRET = 'of the two machines: '.repeat(2)
  const [first, second] = [dataDir(), dataDir()].map((DATA_DIR) => readSettings({ DATA_DIR, SESSION_SECRET }))
  expect(first).toEqual({ ...second, dataDir: first?.dataDir })
  expect(first).toMatchObject({ sessionSecret: SESSION_SECRET, isSecretGiven: true })
  expect(existsSync(first?.dataDir ?? '')).toBe(false)

  const next = read({ SESSION_SECRET: 'a newer one '.repeat(3), SESSION_SECRET_PREVIOUS: SESSION_SECRET })
  expect(next).toMatchObject({ previousSessionSecret: SESSION_SECRET, isSecretLost: false })
  expect(next.payments.previousWebhookSecret).toBe(first?.payments.webhookSecret)
  expect(next.payments.keySecret).not.toBe(first?.payments.keySecret)
  const lost = read({ SESSION_SECRET, SESSION_SECRET_PREVIOUS: 'lost' })
  expect(lost).toMatchObject({ previousSessionSecret: null, isSecretLost: true })
})

test.each(['', '{', '{}', '{"session":1}'])(
  'a secrets file of %j is refused and left as it is',
  (content) => {
    const folder = dataDir()
    readSettings({ DATA_DIR: folder })
    const file = path.join(folder, 'secrets.json')
    writeFileSync(file, content)
    expect(() => readSettings({ DATA_DIR: folder })).toThrow(SettingsError)
    expect(() => readSettings({ DATA_DIR: folder })).toThrow(/secrets\.json is damaged/)
  },
)

test('a data folder that cannot be made is refused by its name', () => {
  const file = path.join(dataDir(), '..', 'a-file')
  writeFileSync(file, '')
  expect(() => readSettings({ DATA_DIR: path.join(file, 'data') })).toThrow(/DATA_DIR/)
  expect(existsSync(path.join(file, 'data'))).toBe(false)
})

test('the test gateway behind a proxy is noticed, and at home it is not', () => {
  expect(isSandboxProxied(read({ PUBLIC_URL: 'https://haat.example' }))).toBe(true)
  expect(isSandboxProxied(read({ PUBLIC_URL: 'http://localhost:3000' }))).toBe(false)
  expect(isSandboxProxied(read({}))).toBe(false)
  expect(isSandboxProxied(read({ ...keys, PUBLIC_URL: 'https://haat.example' }))).toBe(false)
})

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000/sandbox/razorpay/v1'],
  ['::1', 'http://[::1]:3000/sandbox/razorpay/v1'],
  ['0.0.0.0', 'http://127.0.0.1:3000/sandbox/razorpay/v1'],
  ['192.168.1.7', 'http://192.168.1.7:3000/sandbox/razorpay/v1'],
])('a shop that listens on %s reaches its test gateway at %s', (HOST, apiUrl) => {
  expect(read({ HOST, PAYMENTS: 'sandbox' }).payments.apiUrl).toBe(apiUrl)
})

test.each([
  [undefined, ['loopback']],
  ['', ['loopback']],
  ['off', []],
  ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ['uniquelocal,192.0.2.1', ['uniquelocal', '192.0.2.1']],
])('TRUST_PROXY=%s believes %j', (TRUST_PROXY, trustedProxies) => {
  expect(read({ TRUST_PROXY }).trustedProxies).toEqual(trustedProxies)
})

test('a process for jobs alone must know the address of the shop, and asks the test gateway there', () => {
  expect(() => read({ ROLE: 'jobs' })).toThrow(/PUBLIC_URL is needed together with ROLE=jobs/)
  const { payments, database } = read({ ROLE: 'jobs', PUBLIC_URL: 'https://haat.example' })
  expect(payments.apiUrl).toBe('https://haat.example/sandbox/razorpay/v1')
  expect(database.connections).toBe(2)
})

test('at a terminal nobody waits for a balancer, unless they say so', () => {
  expect(readSettings({ DATA_DIR: dataDir() }, true).drainSeconds).toBe(0)
  expect(readSettings({ DATA_DIR: dataDir(), DRAIN_SECONDS: '3' }, true).drainSeconds).toBe(3)
})

test('a name that is typed wrongly is told with the right one, and those of other programs are left alone', () => {
  const ofOthers = {
    HOME: '/',
    PATH: '/bin',
    HOSTNAME: 'shop1',
    HTTP_PROXY: 'http://proxy',
    NODE_ENV: 'test',
  }
  const ours = { PORT: '80', HAAT_NO_BUILD: '1', OTEL_TRACES_SAMPLER: 'always_on' }
  const wrong = { BACKUP_DIRR: '/x', METRIC_PORT: '1', port: '80', RAZORPAY_KEY: 'k', HAAT_PORT: '1' }
  expect(toldOfUnknownNames({ ...ofOthers, ...ours, ...wrong })).toEqual([
    'BACKUP_DIRR is no setting, and has no effect. Do you mean BACKUP_DIR?',
    'METRIC_PORT is no setting, and has no effect. Do you mean METRICS_PORT?',
    'port is no setting, and has no effect. Do you mean PORT?',
    'RAZORPAY_KEY is no setting, and has no effect.',
    'HAAT_PORT is no setting, and has no effect.',
  ])
})

test('metrics are where the shop is, or on an address of their own', () => {
  expect(read({ HOST: '::1', METRICS_PORT: '9464' }).metricsHost).toBe('::1')
  expect(read({ HOST: '::1', METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' }).metricsHost).toBe('10.0.0.5')
})
