import path from 'node:path'

import staticFiles from '@fastify/static'
import { test as base, expect } from '@playwright/test'
import Fastify from 'fastify'

import { projectFolder } from '#db/project-folder.ts'
import type { Ctx } from '#domain/ground/context.ts'
import type * as Main from '#server/main.ts'
import { PageCache } from '#server/pages/page-cache.ts'
import { pages } from '#server/pages/pages.ts'

// A page with a hole: somebody's text stands in it as HTML. No page of the shop is known to have one, so the
// hole is made here, between the pages of the build and the server that sends them.

const built = path.join(projectFolder(), 'build', 'server', 'index.js')
const planted = '<script>document.title = "stolen"</script>'

const test = base.extend<{ holed: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads off the pattern what a fixture needs.
  holed: async ({}, provide) => {
    const { builtPages } = (await import(built)) as typeof Main
    const { handle, clientFolder } = builtPages(false)
    // The browser keeps connections open that it never used: close() would wait for them.
    const app = Fastify({ forceCloseConnections: true })
    // All that a page without goods asks for.
    const ctx = { publicUrl: 'http://127.0.0.1', testGateway: true, log: app.log } as unknown as Ctx
    app.decorateRequest('guestCtx', () => ctx)
    app.decorate('refuseBrowsing', () => undefined)
    const root = clientFolder ?? ''
    await app.register(staticFiles, { root, wildcard: false, decorateReply: false })
    await app.register(pages, {
      cache: new PageCache(),
      publicUrl: ctx.publicUrl,
      isSandbox: true,
      pictureHost: { url: '/uploads', preset: 'haat' },
      isDevelopment: false,
      handle: async (...asked) => {
        const response = await handle(...asked)
        return new Response((await response.text()).replace('</body>', `${planted}$&`), response)
      },
    })
    await provide(await app.listen({ host: '127.0.0.1', port: 0 }))
    await app.close()
  },
})

test('a script that somebody got into a page is not run, and the page works', async ({ page, holed }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const document = await page.goto(`${holed}/terms`)
  expect(await document?.text()).toContain(planted)

  // A link until the page's own scripts have run.
  await page.getByRole('button', { name: 'Chat with Haat' }).click()
  await expect(page.getByRole('log', { name: 'Messages' })).toBeVisible()
  expect(said.filter((line) => /inline script violates .*Content Security Policy/.test(line))).toHaveLength(1)
  await expect(page).not.toHaveTitle('stolen')
})
