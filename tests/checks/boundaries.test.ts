import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'
import { newId } from '#domain/ground/ids.ts'

const run = promisify(execFile)
const root = projectFolder()

/** Where, what stands there, and the rule that refuses it. */
const plants = [
  ['domain', `import { buildApp } from '#server/app.ts'`, 'no-restricted-imports'],
  ['domain', `import type { AppOptions } from '#server/app.ts'`, 'no-restricted-imports'],
  ['domain', `import { razorpayGateway } from '../integrations/razorpay/client.ts'`, 'no-restricted-imports'],
  ['contract', `import { products } from '#db/schema/index.ts'`, 'no-restricted-imports'],
  ['contract', `import { cart } from '#domain/cart/queries.ts'`, 'no-restricted-imports'],
  ['words', `import { cart } from '#domain/cart/queries.ts'`, 'no-restricted-imports'],
  ['words', `import { yes } from '#server/http/answer.ts'`, 'no-restricted-imports'],
  ['domain', `import { words } from '#words/words.ts'`, 'no-restricted-imports'],
  ['db', `import { buildApp } from '#server/app.ts'`, 'no-restricted-imports'],
  ['integrations', `import { buildApp } from '#server/app.ts'`, 'no-restricted-imports'],
  ['app', `import { buildApp } from '#server/app.ts'`, 'no-restricted-imports'],
  ['app', `import { products } from '#db/schema/index.ts'`, 'no-restricted-imports'],
  ['app', `import { z } from 'zod'`, 'no-restricted-imports'],
  ['app/shop', `import Panel from '#app/desk/panel.tsx'`, 'no-restricted-imports'],
  ['app/shop', `import Panel from '../desk/panel.tsx'`, 'no-restricted-imports'],
  ['app/shop', `import { z } from 'zod'`, 'no-restricted-imports'],
  ['app/desk', `import { Results } from '#app/shop/search/results.tsx'`, 'no-restricted-imports'],
  ['app/desk', `import type { HomeView } from '../shop/home/home-view.ts'`, 'no-restricted-imports'],
  ['app/frame', `import { shelves } from '#app/shop/home/shelves.ts'`, 'no-restricted-imports'],
  ['app/frame', `import Panel from '#app/desk/panel.tsx'`, 'no-restricted-imports'],
  ['app/client', `import { shelves } from '#app/shop/home/shelves.ts'`, 'no-restricted-imports'],
  ['app/client', `import Panel from '#app/desk/panel.tsx'`, 'no-restricted-imports'],
  ['app/client', `import { useSite } from '#app/frame/site.ts'`, 'no-restricted-imports'],
  ['app/ui', `import { call } from '#app/client/call.ts'`, 'no-restricted-imports'],
  ['app/ui', `import { useSite } from '../frame/site.ts'`, 'no-restricted-imports'],
  ['server', `import { shopContext } from '#app/pages.server/ctx.server.ts'`, 'no-restricted-imports'],
  ['server', `import { razorpaySandbox } from '#sandbox/razorpay-sandbox.ts'`, 'no-restricted-imports'],
  ['domain', `import { sandboxOrders } from '#sandbox/schema.ts'`, 'no-restricted-imports'],
  ['sandbox', `import { orders } from '#db/schema/index.ts'`, 'no-restricted-imports'],
  ['tests/faults/checker', `import { cartTotals } from '#domain/pricing/rules.ts'`, 'no-restricted-imports'],
  ['tests/faults/checker', `import { orders } from '../../../db/schema/index.ts'`, 'no-restricted-imports'],
  ['domain', `export { planted as next } from './NEXT'`, 'no-cycle'],
  ['domain', `export { planted as previous } from './PREVIOUS'`, 'no-cycle'],
  ['domain', `export type { Planted as Next } from './NEXT'`, 'no-cycle'],
  ['domain', `export type { Planted as Previous } from './PREVIOUS'`, 'no-cycle'],
  ['app/ui', `export type { Planted as Next } from './NEXT'`, 'no-cycle'],
  ['app/ui', `export type { Planted as Previous } from './PREVIOUS'`, 'no-cycle'],
  ['domain', `export const at = Date.now()`, 'no-restricted-properties'],
  ['server', `Promise.resolve(1)`, 'no-floating-promises'],
] as const

const files = plants.map(([folder]) => path.join(folder, `planted-${newId()}.ts`))

await Promise.all(
  plants.map(([, line], n) => {
    const file = files[n] ?? ''
    const [next, previous] = [path.basename(files[n + 1] ?? ''), path.basename(files[n - 1] ?? '')]
    const source = `${line.replace('NEXT', next).replace('PREVIOUS', previous)}\nexport const planted = 1\nexport type Planted = 1\n`
    return writeFile(path.join(root, file), source)
  }),
)
const refusals = await refusalsOf(files)

test.each(plants.map((plant, n) => [...plant, n] as const))(
  'the check refuses in %s/: %s',
  (_folder, _line, rule, n) => {
    const file = files[n] ?? ''
    const own = refusals.filter((refusal) => refusal.filename.endsWith(path.basename(file)))
    expect(own.map((refusal) => refusal.code).join(' ')).toContain(rule)
  },
)

/** One run over all of them: each run loads the types of the whole project. */
async function refusalsOf(planted: string[]): Promise<{ filename: string; code: string }[]> {
  try {
    const { stdout } = await run('oxlint', ['--format=json', ...planted], { cwd: root }).catch(
      (error: { stdout: string }) => error,
    )
    return (JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }).diagnostics
  } finally {
    await Promise.all(planted.map((file) => rm(path.join(root, file))))
  }
}
