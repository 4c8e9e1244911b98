import { expect, test } from 'vitest'

import { emptyCart, emptyCartPlace } from './empty-cart.ts'
import { headScript } from './head-script.ts'
import { paintFirst } from './paint-first.ts'

const asRouterWritesIt = [
  '<head></head>',
  '<link rel="modulepreload" href="/assets/root.js"/>',
  '<script type="module" async="">import "/assets/root.js"</script>',
  '<script>window.stream.close()</script>',
].join('')

test('no script is asked for by the document itself', () => {
  const html = paintFirst(asRouterWritesIt)
  expect(html).not.toContain('modulepreload" href')
  expect(html).not.toContain('<script type="module"')
})

test('the scripts are all there still, for the lines that start them after the first painting', () => {
  const html = paintFirst(asRouterWritesIt)
  expect(html).toContain('<link rel="later" href="/assets/root.js"/>')
  expect(html).toContain('<script type="later">import "/assets/root.js"</script>')
  expect(html).toContain('<script>window.stream.close()</script>')
})

test('presses are kept from the head on', () => {
  expect(paintFirst(asRouterWritesIt)).toContain(`<script>${headScript}</script></head>`)
})

test('the script that shows an empty cart stands where the page of the cart wants it, and nowhere else', () => {
  expect(paintFirst(`<div hidden=""></div>${emptyCartPlace}`)).toBe(
    `<div hidden=""></div><script>${emptyCart}</script>`,
  )
  expect(paintFirst(asRouterWritesIt)).not.toContain(emptyCart)
})

test('a dollar sign in a script stays what it is', () => {
  const html = paintFirst('<script type="module" async="">const price = "$& $1"</script>')
  expect(html).toContain('<script type="later">const price = "$& $1"</script>')
})

test('a document without scripts stays as it is', () => {
  expect(paintFirst('<p>Closed</p>')).toBe('<p>Closed</p>')
})
