import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'
import type * as Main from '#server/main.ts'
import { testShop } from '#tests/support/shop.ts'

import routes from '../../app/routes.ts'
import { weighPages } from '../../scripts/budget.ts'

// Of the build: a shopper's browser gets nothing that only the shop's own people use.

const build = path.join(projectFolder(), 'build')
const modulesOf = JSON.parse(await readFile(path.join(build, 'chunks.json'), 'utf8')) as Record<
  string,
  string[]
>
const views = weighPages(path.join(build, 'client')).map(({ page, isAdmin, scripts }) => ({
  page,
  isAdmin,
  modules: scripts.flatMap(({ name }) => modulesOf[name] ?? []),
}))

test('the first view of no page of the shop loads a module of the desk', () => {
  const storefront = views.filter(({ isAdmin }) => !isAdmin)
  expect(storefront.length).toBeGreaterThan(15)
  for (const { page, modules } of storefront) {
    expect(modules, page).toContain('app/shop/layout.tsx')
    expect(
      modules.filter((id) => /^app\/desk\/|^node_modules\/(radix-ui|@radix-ui|@tanstack)\//.test(id)),
      page,
    ).toEqual([])
  }
})

test('no file of the shop, also of what it loads late, imports a file of the desk', async () => {
  const files = Object.keys(modulesOf)
  const isOfDesk = (name: string) => modulesOf[name]?.some((id) => id.startsWith('app/desk/'))
  const ofDesk = files.filter(isOfDesk)
  expect(ofDesk.length).toBeGreaterThan(10)
  for (const name of files.filter((file) => file.endsWith('.js') && !isOfDesk(file))) {
    const text = await readFile(path.join(build, 'client', name === 'sw.js' ? '' : 'assets', name), 'utf8')
    expect(
      ofDesk.filter((other) => text.includes(other)),
      name,
    ).toEqual([])
  }
})

test('every screen of the shop shows its errors itself, so that the frame around it stays', async () => {
  const screens = routes.find(({ file }) => file === 'shop/layout.tsx')?.children ?? []
  expect(screens.length).toBeGreaterThan(20)
  for (const { file } of screens)
    expect(await readFile(path.join(projectFolder(), 'app', file), 'utf8'), file).toMatch(
      /^export (\{ ErrorBoundary \} from|function ErrorBoundary)/m,
    )
})

test('no file of the shop has an icon that the desk alone shows', async () => {
  const imports = await iconImportsOutsideDesk()
  const iconsOf = (isAdminView: boolean) =>
    views
      .filter(({ isAdmin }) => isAdmin === isAdminView)
      .flatMap(({ modules }) => modules)
      .flatMap((id) => /\/lucide-react\/.*\/icons\/([\w-]+)\.m?js$/.exec(id)?.[1] ?? [])
  const icons = new Set(iconsOf(false))
  expect(icons.size).toBeGreaterThan(10)
  expect([...icons].filter((icon) => !imports.includes(componentOf(icon)))).toEqual([])
  expect(iconsOf(true)).toContain('keyboard')
})

test('the first view of no room of the desk loads a screen of the shop', () => {
  const rooms = views.filter(({ isAdmin }) => isAdmin)
  expect(rooms.length).toBeGreaterThan(3)
  for (const { page, modules } of rooms) {
    expect(modules, page).toContain('app/desk/layout.tsx')
    // Goods are in the file that both share.
    expect(
      modules.filter((id) => /^app\/shop\/(?!goods\/)/.test(id)),
      page,
    ).toEqual([])
  }
})

const { builtPages } = (await import(/* @vite-ignore */ path.join(build, 'server/index.js'))) as typeof Main
const pages = builtPages(false)
if (!pages) throw new Error('The build has no pages')
const shop = await testShop({}, { pages })
const admin = await shop.admin()

test.each(['/', '/product-category', '/cart', '/about', '/nothing-here'])(
  'the document of %s carries the styles and the routes of the shop, and no word of the desk’s',
  async (address) => {
    const { text } = (await shop.guest().get(address)).body
    expect(sheetsOf(text)).toEqual(['shop'])
    expect(stylesOf(text)).toEqual(['.banner-window'])
    const [routes] = /\/assets\/routes-of-shop-\w+\.js/.exec(text) ?? []
    expect(text).not.toContain('/assets/manifest-')
    const served = (await shop.guest().get(routes ?? '')).body.text
    expect(served).toContain('"shop/home/home"')
    expect(served).not.toContain('desk')
  },
)

test('the document of a room of the desk carries the desk’s styles alone, and all routes', async () => {
  const { text } = (await admin.get('/admin-panel/all-orders')).body
  expect(sheetsOf(text)).toEqual(['desk'])
  expect(stylesOf(text)).toEqual(['.foot-lead{', '.desk-table{'])
  expect(text).toContain('/assets/manifest-')
})

/** Which of these a document carries: one of the home page, two of the desk. */
function stylesOf(document: string): string[] {
  return ['.banner-window', '.foot-lead{', '.desk-table{'].filter((style) => document.includes(style))
}

function sheetsOf(document: string): (string | undefined)[] {
  return [...document.matchAll(/<style[^>]*data-href="\/assets\/(\w+)-/g)].map(([, name]) => name)
}

/** The lines of the sources by which frame, shop and widgets get their icons. */
async function iconImportsOutsideDesk(): Promise<string> {
  const app = path.join(projectFolder(), 'app')
  const names = await readdir(app, { recursive: true })
  const files = names
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith(`desk${path.sep}`))
    // boundaries.test.ts plants files, and takes them away at any moment.
    .filter((name) => !path.basename(name).startsWith('planted-'))
  const sources = await Promise.all(files.map((name) => readFile(path.join(app, name), 'utf8')))
  return sources.flatMap((source) => source.match(/import \{[^}]+\} from 'lucide-react'/g) ?? []).join('\n')
}

/** 'trash-2' is imported as `Trash2`. */
function componentOf(icon: string): string {
  return icon.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
