import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

import { overruns, weighPages } from '../../scripts/budget.ts'

test('a page is weighed with its layouts and what they import, and the file that makes it too heavy is named', async () => {
  const folder = await build({ 'home-1.js': 4_000, 'desk-1.js': 60_000, 'charts-1.js': 90_000 })

  const pages = weighPages(folder)

  expect(pages.map(({ page }) => page).toSorted()).toEqual(['/', '/admin-panel', '/stall'])
  const home = pages.find(({ page }) => page === '/')
  expect(home?.scripts.map(({ name }) => name).toSorted()).toEqual([
    'entry.client-1.js',
    'home-1.js',
    'root-1.js',
    'routes-of-shop-1.js',
    'shared-1.js',
  ])
  const [over, ...more] = overruns(pages)
  expect(over).toContain('/stall: scripts weigh')
  expect(over).toContain('The heaviest: charts-1.js (90.0 KB)')
  expect(more).toEqual([])
  await rm(folder, { recursive: true })
})

test('home has a limit of its own, below that of the other pages', async () => {
  const folder = await build({ 'home-1.js': 86_000 })

  expect(overruns(weighPages(folder))).toEqual([
    '/: scripts weigh 110.2 KB, allowed are 110 KB. The heaviest: home-1.js (86.0 KB), shared-1.js (20.0 KB), root-1.js (3.0 KB)',
  ])
  await rm(folder, { recursive: true })
})

test('styles above their limit are told, and the desk’s weigh on no page of the shop', async () => {
  const folder = await build({ 'shop-1.css': 14_100 })

  const pages = weighPages(folder)

  expect(overruns(pages).join('\n')).toContain('/: styles weigh 14.1 KB, allowed are 14 KB')
  const sheets = pages.map(({ page, styles }) => [page, styles.map(({ name }) => name).join(' ')])
  expect(Object.fromEntries(sheets)).toEqual({
    '/': 'shop-1.css',
    '/admin-panel': 'desk-1.css',
    '/stall': 'shop-1.css',
  })
  await rm(folder, { recursive: true })
})

/** A client folder as the build leaves it, with these sizes in brotli. */
async function build(sizes: Record<string, number>): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-build-'))
  await mkdir(path.join(folder, 'assets'))
  const manifest = {
    url: '/assets/manifest-1.js',
    entry: { module: '/assets/entry.client-1.js', imports: ['/assets/shared-1.js'] },
    routes: {
      root: {
        id: 'root',
        path: '',
        hasDefaultExport: true,
        module: '/assets/root-1.js',
        imports: ['/assets/shared-1.js'],
      },
      home: {
        id: 'home',
        parentId: 'root',
        index: true,
        hasDefaultExport: true,
        module: '/assets/home-1.js',
      },
      stall: {
        id: 'stall',
        parentId: 'root',
        path: 'stall',
        hasDefaultExport: true,
        module: '/assets/desk-1.js',
        imports: ['/assets/charts-1.js'],
      },
      'desk/layout': {
        id: 'desk/layout',
        parentId: 'root',
        hasDefaultExport: true,
        module: '/assets/desk-layout-1.js',
      },
      desk: {
        id: 'desk',
        parentId: 'desk/layout',
        path: 'admin-panel',
        hasDefaultExport: true,
        module: '/assets/desk-1.js',
        imports: ['/assets/charts-1.js'],
      },
    },
  }
  const all = {
    'shop-1.css': 9_000,
    'routes-of-shop-1.js': 1_000,
    'desk-1.css': 15_000,
    'entry.client-1.js': 200,
    'shared-1.js': 20_000,
    'root-1.js': 3_000,
    'home-1.js': 3_000,
    'desk-layout-1.js': 1_000,
    'desk-1.js': 3_000,
    'charts-1.js': 3_000,
    ...sizes,
  }
  const write = (name: string, bytes: Buffer | string) => writeFile(path.join(folder, 'assets', name), bytes)
  await write('manifest-1.js', `window.__reactRouterManifest=${JSON.stringify(manifest)};`)
  for (const [name, bytes] of Object.entries(all)) {
    await write(name, 'x')
    await write(`${name}.br`, Buffer.alloc(bytes))
  }
  return folder
}
