import { expect, test } from '../shop-test.ts'
import { openWithStandingClock } from '../standing-clock.ts'

// What moves is looked at.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('About Us has its story, counts up to 1000, 400 and 20, five offerings and Start Shopping', async ({
  page,
}) => {
  await openWithStandingClock(page, '/About')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByText('About Us', { exact: true }).first()).toBeVisible()
  const counters = page.getByRole('region', { name: 'Haat in figures' }).getByRole('listitem')
  await expect(counters).toHaveText([/Curated Products$/, /Curated Products$/, /Product Categories$/])
  const figure = counters.first().locator('[aria-hidden]')
  await counters.first().scrollIntoViewIfNeeded()
  // It begins with the first frame after it was seen.
  await expect(async () => {
    await page.clock.runFor(50)
    expect(Number(await figure.innerText())).toBeLessThan(1000)
  }).toPass()
  await page.clock.runFor(200)
  expect(Number(await figure.innerText())).toBeGreaterThan(0)
  expect(Number(await figure.innerText())).toBeLessThan(1000)
  await page.clock.runFor(1600)
  for (const [place, figure] of ['1000', '400', '20'].entries())
    await expect(counters.nth(place).locator('[aria-hidden]')).toHaveText(figure)
  const offerings = page.getByRole('region', { name: 'Certified Products' })
  await expect(offerings.getByRole('listitem')).toHaveCount(5)
  await main.getByRole('link', { name: 'Start Shopping' }).click()
  await expect(page).toHaveURL('/product-category')
})

test('the page Contact', async ({ page }) => {
  await test.step('Contact has Get In Touch, two numbers, two addresses, a place in Uttar Pradesh', async () => {
    await page.goto('/Contact')
    await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.locator('a[href^="tel:"]')).toHaveCount(2)
    await expect(main.locator('a[href^="mailto:"]')).toHaveCount(2)
    await expect(main.locator('address')).toContainText(/Uttar Pradesh.*India/s)
  })

  await test.step('Contact answers six questions, one open at a time', async () => {
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
})
