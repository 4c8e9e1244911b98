import { expect, test } from '../shop-test.ts'

// A page with a hole: somebody's text stands in it as HTML. No page of the shop is known to have one, so the
// hole is made on the page's way to the browser, which gets the policy that the shop sends with it. That the
// shop does not allow what a hole lets in: `server/pages/page-policies.http.test.ts`.

const planted = '<script>document.title = "stolen"</script>'

test.use({ expectedComplaints: /inline script violates .*Content Security Policy|^CSP: script-src-elem / })

test('a script that somebody got into a page is not run, and the page works', async ({
  page,
  complaints,
}) => {
  await page.route('**/terms', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</body>', `${planted}$&`)
    await route.fulfill({ response, body })
  })
  const document = await page.goto('/terms')
  expect(await document?.text()).toContain(planted)

  // A link until the page's own scripts have run.
  await page.getByRole('button', { name: 'Chat with Haat' }).click()
  await expect(page.getByRole('log', { name: 'Messages' })).toBeVisible()
  expect(complaints.filter((line) => line.includes('inline script violates'))).toHaveLength(1)
  await expect(page).not.toHaveTitle('stolen')
})
