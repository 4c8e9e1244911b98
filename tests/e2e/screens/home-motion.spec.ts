import type { Locator, Page } from '@playwright/test'

import { expect, test } from '../shop-test.ts'
import { openWithStandingClock } from '../standing-clock.ts'

// What moves on the home page, with the specification's timings: rows, banner, offer, testimonials.

// What moves is looked at.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the buttons of a row move it by 300 pixels, those of a card row by 350', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  for (const [row, step] of [
    ['Coffee Heritage', 300],
    ['Organic Fruits', 350],
  ] as const) {
    const list = page.getByRole('list', { name: row })
    await list.scrollIntoViewIfNeeded()
    const asked = list.evaluate(nextScrollBy)
    await page.getByRole('button', { name: `Scroll ${row} forward` }).click()
    expect(await asked).toBe(step)
    await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100)
  }
})

test(
  'two quick presses lead a row of the home page two steps on, and at its end the focus stays in it',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto('/')
    const row = page.getByRole('list', { name: 'Organic Vegetables' })
    const on = page.getByRole('button', { name: 'Scroll Organic Vegetables forward' })
    const back = page.getByRole('button', { name: 'Scroll Organic Vegetables back' })
    await row.scrollIntoViewIfNeeded()
    await on.dblclick()
    // Two steps of 350; under a finger the row then comes to rest at the nearest card.
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThanOrEqual(700)
    await on.focus()
    await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
    await expect(back).toBeFocused()
  },
)

test('the banner moves on every five seconds, stands still under the pointer, and wraps around', async ({
  page,
}) => {
  await openHome(page)
  const slides = banner(page).getByRole('group', { includeHidden: true })
  await expect(slides).toHaveCount(5)
  await expect.poll(() => placeOf(page)).toBe(1)
  await page.clock.runFor(4900)
  expect(await placeOf(page)).toBe(1)
  await page.clock.runFor(200)
  await expect.poll(() => placeOf(page)).toBe(2)
  for (const next of [3, 4, 5, 1]) {
    await page.clock.runFor(5000)
    await expect.poll(() => placeOf(page)).toBe(next)
  }
  await banner(page).hover()
  await page.clock.runFor(12_000)
  expect(await placeOf(page)).toBe(1)
  await page.mouse.move(0, 0)
  await page.clock.runFor(5100)
  await expect.poll(() => placeOf(page)).toBe(2)
})

test('a swipe over fifty pixels turns the banner, a shorter one does not, and none within half a second', async ({
  page,
}) => {
  await openHome(page)
  await swipe(page, 50)
  expect(await placeOf(page)).toBe(1)
  await swipe(page, 51)
  await expect.poll(() => placeOf(page)).toBe(2)
  await page.clock.runFor(400)
  await swipe(page, 80)
  expect(await placeOf(page)).toBe(2)
  await page.clock.runFor(200)
  await swipe(page, 80)
  await expect.poll(() => placeOf(page)).toBe(3)
  await page.clock.runFor(600)
  await swipe(page, -80)
  await expect.poll(() => placeOf(page)).toBe(2)
})

test('the offer says 25% off, changes its colour every eight seconds, and its button only logs', async ({
  page,
}) => {
  await openHome(page)
  const cloth = offer(page).locator('[data-cloth]')
  await expect(offer(page)).toContainText('25% off')
  const first = await cloth.getAttribute('data-cloth')
  const colour = await cloth.evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.clock.runFor(7900)
  await expect(cloth).toHaveAttribute('data-cloth', first ?? '')
  await page.clock.runFor(200)
  await expect(cloth).not.toHaveAttribute('data-cloth', first ?? '')
  await expect
    .poll(() => cloth.evaluate((element) => getComputedStyle(element).backgroundColor))
    .not.toBe(colour)

  const logged = page.waitForEvent('console', (message) => message.type() === 'log')
  await offer(page).getByRole('button', { name: 'Shop Now' }).click()
  expect((await logged).text()).not.toBe('')
  await expect(page).toHaveURL('/')
})

test('on a phone the testimonials move on every five seconds until somebody turns them by hand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHome(page)
  const shown = shownTestimonial(page)
  await expect(shown).toHaveAccessibleName(/1 of 4$/)
  await page.clock.runFor(5100)
  await expect(shown).toHaveAccessibleName(/2 of 4$/)
  await page.getByRole('button', { name: 'Next testimonial' }).click()
  await expect(shown).toHaveAccessibleName(/3 of 4$/)
  await page.mouse.move(0, 0)
  await page.clock.runFor(15_000)
  await expect(shown).toHaveAccessibleName(/3 of 4$/)
})

test('no press is lost while the testimonials still move', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHome(page)
  const shown = shownTestimonial(page)
  const list = page.getByRole('list', { name: 'Testimonials' })
  const next = page.getByRole('button', { name: 'Next testimonial' })
  await next.click()
  // Just as the first movement comes to rest the second press is made: the rest is that of the first.
  await list.evaluate((element) => {
    const button = document.querySelector<HTMLElement>('[aria-label="Next testimonial"]')
    element.addEventListener('scrollend', () => button?.click(), { once: true, capture: true })
  })
  await expect(shown).toHaveAccessibleName(/3 of 4$/)
  await expect.poll(() => list.evaluate((element) => element.scrollLeft / element.clientWidth)).toBe(2)
  await expect(shown).toHaveAccessibleName(/3 of 4$/)
})

for (const tells of [true, false])
  test(
    `who moves the testimonials by hand finds the dots in step, and nothing moves on by itself${tells ? '' : ', also where the browser does not say that a scroll has ended'}`,
    { tag: '@night' },
    async ({ page }) => {
      if (!tells)
        await page.addInitScript(() => {
          Reflect.deleteProperty(window, 'onscrollend')
          addEventListener('scrollend', (event) => event.stopImmediatePropagation(), { capture: true })
        })
      await page.setViewportSize({ width: 360, height: 740 })
      await openHome(page)
      const shown = shownTestimonial(page)
      const list = page.getByRole('list', { name: 'Testimonials' })
      await list.press('ArrowRight')
      await expect.poll(() => list.evaluate((element) => element.scrollLeft / element.clientWidth)).toBe(1)
      await page.clock.runFor(200)
      await expect(shown).toHaveAccessibleName(/2 of 4$/)
      await list.blur()
      await page.clock.runFor(15_000)
      await expect(shown).toHaveAccessibleName(/2 of 4$/)
    },
  )

async function openHome(page: Page): Promise<void> {
  await openWithStandingClock(page, '/')
  // The moving parts come when the page is idle, which takes time to pass. They are alive once the slides
  // behind the first one cannot be reached any more, and the testimonials, the last of them, can.
  const alive = banner(page).locator('[inert]')
  const testimonials = page.getByRole('list', { name: 'Testimonials' })
  await expect(async () => {
    await page.clock.runFor(5)
    expect(await alive.count()).toBe(4)
    expect(await testimonials.getAttribute('tabindex')).not.toBeNull()
  }).toPass({ intervals: [50] })
}

/** Which slide is shown, from 1. */
async function placeOf(page: Page): Promise<number> {
  const shown = banner(page).locator('[aria-roledescription="slide"]:not([inert])')
  const label = (await shown.getAttribute('aria-label')) ?? ''
  return Number.parseInt(label, 10)
}

/** A finger that goes so many pixels to the left. */
async function swipe(page: Page, pixels: number): Promise<void> {
  const slide = banner(page).locator('[aria-roledescription="slide"]:not([inert])')
  const at = { pointerType: 'touch', pointerId: 7, isPrimary: true, clientY: 200 }
  await slide.dispatchEvent('pointerdown', { ...at, clientX: 200 })
  await slide.dispatchEvent('pointerup', { ...at, clientX: 200 - pixels })
}

/** How far sideways the list is asked to scroll next. */
function nextScrollBy(list: HTMLElement | SVGElement): Promise<number> {
  return new Promise((resolve) => {
    const scrollBy = list.scrollBy.bind(list)
    list.scrollBy = (options?: ScrollToOptions | number) => {
      if (typeof options !== 'object') return
      resolve(options.left ?? 0)
      scrollBy(options)
    }
  })
}

function banner(page: Page): Locator {
  return page.getByRole('region', { name: 'From the village' })
}

function offer(page: Page): Locator {
  return page.locator('section', { has: page.locator('[data-cloth]') })
}

/** Which testimonial a phone shows, by its dot. */
function shownTestimonial(page: Page): Locator {
  return page.getByRole('button', { name: /^Show .*, \d of 4$/ }).and(page.locator('[aria-current]'))
}
