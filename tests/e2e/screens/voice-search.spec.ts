import { toastSaying, voiceButton } from '../page-parts.ts'
import { expect, test } from '../shop-test.ts'

test('what was said in US English is searched for', async ({ page }) => {
  await page.addInitScript(hearInLanguage)
  await page.goto('/faq')
  await voiceButton(page).click()
  await expect(page).toHaveURL('/search?q=en-US')
})

test('what is spoken is searched for, in the language that was chosen, which is remembered', async ({
  page,
}) => {
  await page.addInitScript(() => {
    class Ears extends EventTarget {
      lang = ''
      start() {
        // Only Hindi is heard at once: US English, the default, waits for it.
        const results = [[{ transcript: this.lang === 'hi-IN' ? 'टमाटर' : this.lang }]]
        if (this.lang === 'hi-IN')
          setTimeout(() => this.dispatchEvent(Object.assign(new Event('result'), { results })))
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Ears, webkitSpeechRecognition: Ears })
  })
  await page.goto('/faq')
  await voiceButton(page).click()
  await expect(page.getByRole('radio', { name: 'English (US)' })).toBeChecked()
  await page.getByRole('radio', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(/\/search\?q=%E0%A4%9F/)
  await expect(page.getByText(/^Search Results : [1-9]/)).toBeVisible()
  await expect(voiceButton(page)).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('haat.voice-language'))).toBe('hi-IN')
})

test('speaking that is not understood: Voice search failed. Please try again.', async ({ page }) => {
  await page.addInitScript(failToHear, 'no-speech')
  await page.goto('/search')
  await voiceButton(page).click()
  await expect(toastSaying(page, 'Voice search failed. Please try again.')).toBeVisible()
})

test('speaking to a browser that cannot hear: Voice search failed. Please try again.', async ({ page }) => {
  await page.addInitScript(cannotHear)
  await page.goto('/search')
  await voiceButton(page).click()
  await expect(toastSaying(page, 'Voice search failed. Please try again.')).toBeVisible()
})

/** Speech recognition that ends in an error. Runs in the page, before its own scripts. */
function failToHear(error: string): void {
  class Deaf extends EventTarget {
    start() {
      setTimeout(() => this.dispatchEvent(Object.assign(new Event('error'), { error })))
      setTimeout(() => this.dispatchEvent(new Event('end')))
    }
    abort() {}
  }
  Object.assign(window, { SpeechRecognition: Deaf, webkitSpeechRecognition: Deaf })
}

function cannotHear(): void {
  Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
}

/** Speech recognition that hears the name of the language it was asked for. */
function hearInLanguage(): void {
  class Listener extends EventTarget {
    lang = ''
    start() {
      const results = [[{ transcript: this.lang }]]
      setTimeout(() => this.dispatchEvent(Object.assign(new Event('result'), { results })))
      setTimeout(() => this.dispatchEvent(new Event('end')))
    }
    abort() {}
  }
  Object.assign(window, { SpeechRecognition: Listener, webkitSpeechRecognition: Listener })
}
