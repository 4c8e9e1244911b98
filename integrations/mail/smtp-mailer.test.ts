import { expect, test, vi } from 'vitest'

import type { AddressedMail } from '#domain/mails/mailer.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { mailServer } from '#tests/support/mail-server.ts'

import { smtpMailer } from './smtp-mailer.ts'

const mail: AddressedMail = {
  id: 1,
  shopName: 'Haat',
  createdAt: new Date('2026-11-22T10:00:00Z'),
  address: 'asha@example.com',
  name: 'Asha',
  language: 'en',
  message: { kind: 'welcome', facts: {} },
  link: { is: 'hidden' },
}

test('a mail that is on its way when the shop ends is waited for, so that no other process sends it again', async () => {
  const server = await mailServer()
  afterwards(server.goDown)
  server.mood = 'take time'
  const ending = new AbortController()
  const mailer = smtpMailer({
    settings: {
      host: '127.0.0.1',
      port: Number(new URL(server.env.SMTP_URL).port),
      isSecure: false,
      needsTls: false,
      user: null,
      from: { name: 'Haat', address: 'orders@haat.example' },
    },
    publicUrl: 'http://127.0.0.1:3000',
    signal: ending.signal,
  })
  const answer = mailer.send(mail)
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), { interval: 5 })

  ending.abort()

  expect(await answer).toBeNull()
  // Nothing else begins.
  await expect(mailer.send(mail)).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  expect(server.connections).toBe(1)
})
