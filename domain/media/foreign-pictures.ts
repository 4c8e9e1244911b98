import type { NotFetched } from './errors.ts'

declare module '#domain/ground/context.ts' {
  interface Gateways {
    foreignPictures: ForeignPictures
  }
}

/** Pictures that lie at an address of somebody else. */
export interface ForeignPictures {
  /**
   * The bytes that lie there, or why there are none. Nothing of the shop's own network is ever asked,
   * whatever the address says or leads to. Rejects when the program ends.
   */
  fetch(address: string): Promise<{ bytes: Buffer } | { why: NotFetched }>
}
