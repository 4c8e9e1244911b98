import { expect, test } from './shop-test.ts'
import { comeAsAdmin, comeAsCustomer } from './shopper.ts'

// Chatbot, About, Contact and the door of the admin panel, as the specification has them.

test('the chatbot greets after half a second and a second, in a card 350 pixels wide over 380 of messages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.clock.install()
  await page.goto('/search')
  const opener = page.getByRole('button', { name: 'Chat with Haat' })
  await opener.hover()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await opener.click()
  const card = page.getByRole('dialog', { name: 'Chat with Haat' })
  await expect(card).toBeVisible()
  const messages = card.getByRole('log')
  const said = messages.locator('p')
  expect(await card.evaluate((element: HTMLElement) => element.offsetWidth)).toBe(350)
  expect(await messages.evaluate((element: HTMLElement) => element.offsetHeight)).toBe(380)
  await expect(said).toHaveCount(0)
  await page.clock.runFor(500)
  await expect(said).toHaveCount(1)
  await page.clock.runFor(500)
  await expect(said).toHaveCount(2)

  await card.getByRole('button', { name: 'Returns' }).click()
  await expect(said).toHaveCount(4)
  await page.clock.runFor(900)
  await expect(said).toHaveCount(4)
  await page.clock.runFor(100)
  await expect(said).toHaveCount(5)

  await card.getByRole('button', { name: 'Close chat' }).click()
  await page.clock.runFor(290)
  await expect(card).toHaveAttribute('data-phase', 'closing')
  await page.clock.runFor(20)
  await expect(card).toHaveCount(0)
})

test('the chatbot is on every page, and says how returns and payment go', async ({ page }) => {
  for (const address of ['/', '/product-category', '/cart', '/login', '/about']) {
    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Chat with Haat' }), address).toBeVisible()
  }
  await page.getByRole('button', { name: 'Chat with Haat' }).click()
  const card = page.getByRole('dialog', { name: 'Chat with Haat' })
  await card.getByRole('button', { name: 'Returns' }).click()
  await expect(card.getByText(/within 7 days.*full refund.*replacement/)).toBeVisible()
  await card.getByRole('button', { name: 'Payment' }).click()
  await expect(card.getByText(/cards, net banking, UPI and cash on delivery/)).toBeVisible()
})

test('About Us has its story, counts up to 1000, 400 and 20, five offerings and Start Shopping', async ({
  page,
}) => {
  await page.goto('/About')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByText('About Us', { exact: true }).first()).toBeVisible()
  const counters = page.getByRole('region', { name: 'Haat in figures' }).getByRole('listitem')
  await expect(counters).toHaveText([/Curated Products$/, /Curated Products$/, /Product Categories$/])
  const seen = counters.first().locator('[aria-hidden]').evaluate(figuresSeen)
  await counters.first().scrollIntoViewIfNeeded()
  const figures = await seen
  expect(figures.some((figure) => figure > 0 && figure < 1000)).toBe(true)
  for (const [place, figure] of ['1000', '400', '20'].entries())
    await expect(counters.nth(place).locator('[aria-hidden]')).toHaveText(figure)
  const offerings = page.getByRole('region', { name: 'Certified Products' })
  await expect(offerings.getByRole('listitem')).toHaveCount(5)
  await main.getByRole('link', { name: 'Start Shopping' }).click()
  await expect(page).toHaveURL('/product-category')
})

test('Contact has Get In Touch, two numbers, two addresses, a place in Uttar Pradesh', async ({ page }) => {
  await page.goto('/Contact')
  await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(2)
  await expect(main.locator('a[href^="mailto:"]')).toHaveCount(2)
  await expect(main.locator('address')).toContainText(/Uttar Pradesh.*India/s)
})

test('Contact answers six questions, one open at a time', async ({ page }) => {
  await page.goto('/contact')
  const questions = page.getByRole('main').locator('details')
  const subjects = [/quality/i, /local farmers/i, /home/i, /eco-friendly/i, /organic/i, /handcrafted/i]
  await expect(questions).toHaveCount(6)
  for (const [place, subject] of subjects.entries())
    await expect(questions.nth(place).locator('summary')).toHaveText(subject)
  await questions.nth(0).locator('summary').click()
  await expect(questions.nth(0)).toHaveAttribute('open')
  await questions.nth(3).locator('summary').click()
  await expect(questions.nth(3)).toHaveAttribute('open')
  await expect(questions.nth(0)).not.toHaveAttribute('open')
})

test('the admin panel leads everybody but admins home, on the server', async ({ page }) => {
  const rooms = ['all-users', 'all-products', 'all-orders'].map((room) => `/admin-panel/${room}`)
  const leadsHome = async () => {
    for (const room of rooms) {
      const answer = await page.request.get(room, { maxRedirects: 0 })
      expect(answer.status(), room).toBe(302)
      expect(answer.headers().location, room).toBe('/')
    }
  }
  await leadsHome()
  await comeAsCustomer(page)
  await leadsHome()
  await comeAsAdmin(page)
  for (const room of rooms) {
    await page.goto(room)
    await expect(
      page.getByRole('navigation', { name: 'Admin panel' }).locator('[aria-current="page"]'),
    ).toHaveAttribute('href', room)
  }
})

test('a page brings its styles along and asks for its scripts after the first painting', async ({
  context,
}) => {
  const page = await context.newPage()
  const document = await (await page.request.get('/')).text()
  expect(document).toContain('<style data-file="/assets/app-')
  expect(document).not.toContain('rel="stylesheet"')
  expect(document).not.toContain('rel="modulepreload"')
  expect(document).not.toContain('<script type="module"')

  await page.route('**/assets/**.js', (route) => route.abort())
  const askedFor = page.waitForRequest(/\/assets\/entry\.client.*\.js$/)
  await page.goto('/')
  await askedFor
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Fraunces/)
})

/** The figures that a counter shows until its last one has stood for a moment. */
function figuresSeen(counter: HTMLElement | SVGElement): Promise<number[]> {
  return new Promise((resolve) => {
    const figures: number[] = []
    const observer = new MutationObserver(() => {
      const figure = Number(counter.textContent)
      figures.push(figure)
      if (figure !== 1000) return
      observer.disconnect()
      resolve(figures)
    })
    observer.observe(counter, { childList: true, characterData: true, subtree: true })
  })
}
