/**
 * `npm run bench:sign-in`: whether the time of a refused sign-in, or of asking for a link for a new password,
 * tells that the account exists. Asks 1,000 times each for known accounts and for unknown ones, mixed by
 * chance, on the production build, and works out how well the time alone sorts them: an AUC of 0.5 is a coin,
 * 1 is certainty.
 */
import { buildWhenNeeded } from '../scripts/build.ts'
import { machine } from './report.ts'
import { startShop } from './shop-on-trial.ts'

const accounts = 100
const triesAnAccount = 10
/** As far from a coin as we allow ourselves, either way. */
const mostAuc = 0.55

interface Try {
  isKnown: boolean
  email: string
}

/** For an address of its own for each try. */
let asked = 0

const began = machine()
await buildWhenNeeded()
// Nobody listens there, so links wait for a mail server.
process.env['SMTP_URL'] = 'smtp://127.0.0.1:9'
process.env['MAIL_FROM'] = 'orders@haat.example'
const shop = await startShop()
try {
  for (let n = 0; n < accounts; n++) await openAccount(emailOf(n, true))
  // The first ones pay for what is loaded and compiled.
  for (let n = 0; n < 50; n++) await refusedAfter({ isKnown: n % 2 === 0, email: emailOf(n, n % 2 === 0) })
  await judge('sign-in', refusedAfter)
  for (let n = 0; n < 50; n++) await askedAfter({ isKnown: false, email: `warm${n}@market1.example` })
  await judge('link', askedAfter)
  console.log(`machine ${JSON.stringify(began)}`)
} finally {
  await shop.stop()
}

async function judge(what: string, time: (one: Try) => Promise<number>): Promise<void> {
  const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (const one of shuffled(allTries())) took[one.isKnown ? 'known' : 'unknown'].push(await time(one))

  const auc = areaUnderCurve(took.known, took.unknown)
  console.log(`${what}: ${took.known.length} known, ${took.unknown.length} unknown, one after the other`)
  console.log(
    `median  known ${median(took.known).toFixed(2)} ms, unknown ${median(took.unknown).toFixed(2)} ms`,
  )
  console.log(`AUC     ${auc.toFixed(3)}, allowed ${(1 - mostAuc).toFixed(2)} to ${mostAuc.toFixed(2)}`)
  if (Math.max(auc, 1 - auc) > mostAuc) process.exitCode = 1
}

function emailOf(n: number, isKnown: boolean): string {
  return `asha${String(n).padStart(3, '0')}@${isKnown ? 'village' : 'market0'}.example`
}

function allTries(): Try[] {
  return Array.from({ length: 2 * accounts * triesAnAccount }, (_, n) => {
    const isKnown = n % 2 === 0
    return { isKnown, email: emailOf(Math.floor(n / 2) % accounts, isKnown) }
  })
}

/** Each from an address of its own, which the shop believes a proxy on its machine: no limit is met. */
function post(path: string, body: object): Promise<Response> {
  asked++
  const from = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  return fetch(shop.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function openAccount(email: string): Promise<void> {
  const password = 'a-password-for-the-bench'
  const answer = await post('/api/signup', { name: 'Asha', email, password, confirmPassword: password })
  if (!answer.ok) throw new Error(`The sign-up answered ${answer.status}: ${await answer.text()}`)
}

/** Milliseconds until a wrong password was refused. */
async function refusedAfter({ email }: Try): Promise<number> {
  const began = performance.now()
  const answer = await post('/api/signin', { email, password: 'not-the-password' })
  await answer.text()
  if (answer.status !== 401) throw new Error(`The sign-in answered ${answer.status}`)
  return performance.now() - began
}

/** Milliseconds until a link for a new password was promised. */
async function askedAfter({ email }: Try): Promise<number> {
  const began = performance.now()
  const answer = await post('/api/ask-password-reset', { email })
  await answer.text()
  if (answer.status !== 200) throw new Error(`Asking for a link answered ${answer.status}`)
  return performance.now() - began
}

/** How often a try of the first kind took longer than one of the second, a tie counting half. */
function areaUnderCurve(first: number[], second: number[]): number {
  let wins = 0
  for (const one of first) for (const other of second) wins += one > other ? 1 : one === other ? 0.5 : 0
  return wins / (first.length * second.length)
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
