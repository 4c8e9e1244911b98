import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { noFacts } from '#domain/shop/rules.ts'

import { followUp, greetingsOf, topicsOf } from './chat-script.ts'
import type { ChatTopic } from './chat-script.ts'
import { conversation } from './conversation.ts'

const shop = { ...noFacts, phones: ['0522 401 0000'] }
const greetings = greetingsOf(shop)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function talk() {
  const said: string[] = []
  return { said, chat: conversation(shop, (line) => said.push(line.text)) }
}

function topic(question: string): ChatTopic {
  const found = topicsOf(shop).find((one) => one.question === question)
  if (!found) throw new Error(`No topic ${question}`)
  return found
}

test('the chatbot greets half a second and a second after it was opened', () => {
  const { said, chat } = talk()
  chat.open()
  vi.advanceTimersByTime(499)
  expect(said).toEqual([])
  vi.advanceTimersByTime(1)
  expect(said).toEqual([greetings[0]?.text])
  vi.advanceTimersByTime(499)
  expect(said).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(said).toEqual(greetings.map(({ text }) => text))
})

test('one who opens it again is not greeted again, and hears what was cut off', () => {
  const { said, chat } = talk()
  chat.open()
  vi.advanceTimersByTime(600)
  chat.close()
  vi.advanceTimersByTime(5000)
  expect(said).toHaveLength(1)
  chat.open()
  vi.advanceTimersByTime(5000)
  chat.close()
  chat.open()
  vi.advanceTimersByTime(5000)
  expect(said).toEqual(greetings.map(({ text }) => text))
})

test('an answer comes at once and a second later the question whether there is more', () => {
  const { said, chat } = talk()
  chat.ask(topic('Returns'))
  expect(said[0]).toBe('Returns')
  expect(said[1]).toMatch(/within 7 days.*full refund.*replacement/)
  vi.advanceTimersByTime(999)
  expect(said).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(said[2]).toBe(followUp.text)
})

test('two questions in one breath are followed up once', () => {
  const { said, chat } = talk()
  chat.ask(topic('Payment'))
  vi.advanceTimersByTime(500)
  chat.ask(topic('Delivery'))
  vi.advanceTimersByTime(5000)
  expect(said.filter((text) => text === followUp.text)).toHaveLength(1)
})

test('the chatbot names the four ways to pay, and the shipping that the cart charges', () => {
  expect(topic('Payment').answer.text).toMatch(/cards, net banking, UPI and cash on delivery/)
  expect(topic('Delivery').answer.text).toMatch(/₹40\b.*₹499\b/)
})
