import type pg from 'pg'

import type { Payer } from '#domain/payments/webhooks.ts'

import { count, keyOf, limiter, tooMany } from './sign-in-limit.ts'

/**
 * In a quarter of an hour. A payment fails: of one person, by the link of one order, and on one device. An
 * account is opened, or somebody says where to bring it without one: on one device, and from one address,
 * which on a mobile network is that of a whole district.
 */
export const most = {
  paymentsOfPerson: 15,
  paymentsOfLink: 15,
  paymentsOfDevice: 15,
  signUpsOfDevice: 10,
  signUpsOfAddress: 100,
  guestsOfDevice: 20,
  guestsOfAddress: 100,
  /** Codes of offers that may be guessed: typed by one person or device, and from one address. */
  codesOfOne: 15,
  codesOfAddress: 150,
  /** In a day: the last figures of a number that open an order by its link. */
  figuresOfOrder: 5,
  /** In a day: reviews that one person writes or changes. */
  reviewsOfPerson: 30,
}

const daySeconds = 24 * 60 * 60

export interface PaymentBrake {
  /**
   * Lets nobody begin to pay of whom, by whose link or on whose device too much has failed.
   * @throws too_many_attempts
   */
  check(by: Payer): Promise<void>
  /** The gateway told of a failed payment. */
  failed(by: Payer): Promise<void>
}

/**
 * Counts failed payments in PostgreSQL, as failed sign-ins are, so that all processes know of them. A device
 * is believed by its word: whoever invents one has the count of the person, or of the link, all the same.
 */
export function paymentBrake(pool: pg.Pool): PaymentBrake {
  const ofPerson = limiter(pool, most.paymentsOfPerson)
  const ofLink = limiter(pool, most.paymentsOfLink)
  const ofDevice = limiter(pool, most.paymentsOfDevice)
  const counts = (by: Payer) => [
    'payToken' in by
      ? { of: ofLink, key: keyOf('payments of link', by.payToken) }
      : { of: ofPerson, key: keyOf('payments of person', by.personId) },
    ...(by.deviceId === null ? [] : [{ of: ofDevice, key: keyOf('payments of device', by.deviceId) }]),
  ]
  return {
    async check(by) {
      const what = 'payToken' in by ? 'payments by link' : 'payments'
      for (const { of, key } of counts(by)) {
        const known = await of.get(key)
        if (known && known.consumedPoints >= of.points) throw tooMany(what, known)
      }
    },
    async failed(by) {
      for (const { of, key } of counts(by)) await of.penalty(key)
    },
  }
}

export interface SignUpBrake {
  /**
   * Counts one who opens an account, known e-mail or not. What its device may not do counts for no address.
   * @throws too_many_attempts
   */
  attempt(by: { device: string | null; address: string }): Promise<void>
}

export function signUpBrake(pool: pg.Pool, perAddress = most.signUpsOfAddress): SignUpBrake {
  const ofDevice = limiter(pool, most.signUpsOfDevice)
  const ofAddress = limiter(pool, perAddress)
  return {
    async attempt({ device, address }) {
      if (device !== null) await count(ofDevice, keyOf('accounts of device', device), 'accounts')
      await count(ofAddress, keyOf('accounts of address', address), 'accounts')
    },
  }
}

/** The same for those who buy without an account. */
export function guestBrake(pool: pg.Pool, perAddress = most.guestsOfAddress): SignUpBrake {
  const ofDevice = limiter(pool, most.guestsOfDevice)
  const ofAddress = limiter(pool, perAddress)
  return {
    async attempt({ device, address }) {
      if (device !== null) await count(ofDevice, keyOf('guests of device', device), 'guests')
      await count(ofAddress, keyOf('guests of address', address), 'guests')
    },
  }
}

export interface FiguresBrake {
  /**
   * Counts a try before it is made, so that many at once cannot slip through. By order, whoever asks: what is
   * guessed is the same for all of them. @throws too_many_attempts
   */
  attempt(orderId: string): Promise<void>
  /** They were right: nothing is counted any more. */
  right(orderId: string): Promise<void>
}

export function figuresBrake(pool: pg.Pool): FiguresBrake {
  const ofOrder = limiter(pool, most.figuresOfOrder, daySeconds)
  const keyOfOrder = (orderId: string) => keyOf('figures of order', orderId)
  return {
    attempt: (orderId) => count(ofOrder, keyOfOrder(orderId), 'figures'),
    async right(orderId) {
      await ofOrder.delete(keyOfOrder(orderId))
    },
  }
}

/** Counts a review of a person before it is written, new or changed. @throws too_many_attempts */
export function reviewBrake(pool: pg.Pool): (personId: string) => Promise<void> {
  const ofPerson = limiter(pool, most.reviewsOfPerson, daySeconds)
  return (personId) => count(ofPerson, keyOf('reviews of person', personId), 'reviews')
}

/** Who types a code. */
export interface Guesser {
  /** The person, or a guest's device by its cookie's word; null: neither is known. */
  one: string | null
  address: string
}

export interface CodeBrake {
  /** Counts a code before it is looked up, so that many at once cannot slip by. @throws too_many_attempts */
  attempt(by: Guesser): Promise<void>
  /** It was no guess, and is not counted. */
  right(by: Guesser): Promise<void>
}

/** A guest who drops the cookie has the count of their address all the same. */
export function codeBrake(pool: pg.Pool): CodeBrake {
  const ofOne = limiter(pool, most.codesOfOne)
  const ofAddress = limiter(pool, most.codesOfAddress)
  const counts = ({ one, address }: Guesser) => [
    ...(one === null ? [] : [{ of: ofOne, key: keyOf('codes of one', one) }]),
    { of: ofAddress, key: keyOf('codes of address', address) },
  ]
  return {
    async attempt(by) {
      for (const { of, key } of counts(by)) await count(of, key, 'codes')
    },
    async right(by) {
      for (const { of, key } of counts(by)) await of.reward(key)
    },
  }
}
