import type pg from 'pg'

import type { Payer } from '#domain/payments/webhooks.ts'

import { count, keyOf, limiter, tooMany } from './sign-in-limit.ts'

/**
 * In a quarter of an hour. A payment fails: of one person, and on one device. An account is opened: on one
 * device, and from one address, which on a mobile network is that of a whole district.
 */
export const most = { paymentsOfPerson: 15, paymentsOfDevice: 15, signUpsOfDevice: 10, signUpsOfAddress: 100 }

export interface PaymentBrake {
  /** Lets nobody begin to pay of whom, or on whose device, too much has failed. @throws too_many_attempts */
  check(by: Payer): Promise<void>
  /** The gateway told of a failed payment. */
  failed(by: Payer): Promise<void>
}

/**
 * Counts failed payments in PostgreSQL, as failed sign-ins are, so that all processes know of them. A device
 * is believed by its word: whoever invents one has the count of the person all the same.
 */
export function paymentBrake(pool: pg.Pool): PaymentBrake {
  const ofPerson = limiter(pool, most.paymentsOfPerson)
  const ofDevice = limiter(pool, most.paymentsOfDevice)
  const counts = ({ personId, deviceId }: Payer) => [
    { of: ofPerson, key: keyOf('payments of person', personId) },
    ...(deviceId === null ? [] : [{ of: ofDevice, key: keyOf('payments of device', deviceId) }]),
  ]
  return {
    async check(by) {
      for (const { of, key } of counts(by)) {
        const known = await of.get(key)
        if (known && known.consumedPoints >= of.points) throw tooMany('payments', known)
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
