/** What can happen between the browser and the shop. */
import type { Page, Route } from '@playwright/test'

import { expect, shopOfWorker } from './shop-test.ts'

/** The line breaks before an answer has come. */
export function cut(route: Route): Promise<void> {
  return route.abort('connectionreset')
}

/** Something between us and the shop answers with a page of its own. */
function answerWithPage(route: Route): Promise<void> {
  return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
}

/** The shop itself says no, in its envelope. */
export function refuse(status: number, message: string) {
  return (route: Route): Promise<void> =>
    route.fulfill({ status, json: { success: false, error: true, message, code: 'refused' } })
}

export const serversWords = 'The ledger is being copied. Please wait a minute.'

/**
 * Ways in which no answer of the shop arrives. To our calls they are one: `app/client/call.test.ts` has
 * that.
 */
export const unanswered = [
  ['the line breaks', cut],
  ['the answer is none of the shop’s', answerWithPage],
] as const

/** The two ways in which a call fails without the server's having a word on it. */
export const failures = [
  ['the line breaks', cut],
  ['the server fails', refuse(500, serversWords)],
] as const

/** Holds back every answer at an address until it is let go; answers how to let go. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Goes to a page whose scripts are still on their way; answers how to let them come. */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const letGo = await holdBack(page, '**/assets/entry.client-*.js')
  await page.evaluate((to) => location.assign(to), shopOfWorker().url + address)
  await expect(page.locator('body')).toHaveAttribute('data-waits')
  return letGo
}

/** The server answers at once, and the page hears of it when it is let go. */
export async function answerLate(page: Page, address: string | RegExp | ((url: URL) => boolean)) {
  const made = Promise.withResolvers<void>()
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    const response = await route.fetch()
    made.resolve()
    await promise
    await route.fulfill({ response })
  })
  return { isMade: made.promise, letGo }
}

/** The server does what it was asked to do, and nobody hears of it. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await cut(route)
}

/**
 * The same for the first call at an address. Not with `times: 1`: Playwright then takes the route away at
 * once, and the browser sends what it still holds back, if the server is slow to answer.
 */
export async function loseAnswerOnce(page: Page, address: string): Promise<void> {
  let isLost = false
  await page.route(address, async (route) => {
    if (isLost) return route.fallback()
    isLost = true
    await loseAnswer(route)
  })
}

/** The server does what it was asked to do, loses its database over it, and says that alone. */
export async function loseCommit(route: Route): Promise<void> {
  await route.fetch()
  await refuse(503, serversWords)(route)
}

/** The bodies of what the page asks at a path from now on, as a list that grows. */
export function askedAt(page: Page, path: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) asked.push(request.postData() ?? '')
  })
  return asked
}
