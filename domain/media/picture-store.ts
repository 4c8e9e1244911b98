declare module '#domain/ground/context.ts' {
  interface Gateways {
    pictures: PictureStore
  }
}

/** Where pictures live. Every name in it comes from us, never from who sends a picture. */
export interface PictureStore {
  /**
   * Checks that the bytes are a PNG, JPEG, WebP, AVIF or GIF that can be decoded, takes everything out of it
   * but the picture itself, and keeps it in the sizes that pages use.
   * @throws bad_picture, too_large, busy when too many wait for their turn already, no_room when the disk is
   * full; no half file is left then
   */
  keepProductPicture(bytes: Buffer): Promise<KeptPicture>
  /** The same for a person's portrait: one small square. */
  keepPortrait(bytes: Buffer): Promise<KeptPicture>
  /** Takes what was sent away for good; nothing happens where it is gone, or is of somebody else. */
  forget(path: string): Promise<void>
  /**
   * Checks and cleans a picture in the same way, and answers it as WebP without keeping it: for pictures that
   * not everybody may see, because what is kept here has a public address.
   * @throws bad_picture, too_large, busy
   */
  encodePrivate(bytes: Buffer): Promise<Buffer>
  /** Whether such pictures are kept here too, without a public address; else the caller keeps them. */
  keepsPrivate: boolean
  /** Keeps what `encodePrivate` has answered; answers the name by which it is read. @throws pictures_away */
  keepPrivate(webp: Buffer): Promise<string>
  /** null where it is gone. @throws pictures_away */
  readPrivate(name: string): Promise<Buffer | null>
  /** All that was sent, in pages, by the path or the name under which it was kept. */
  uploads(): AsyncIterable<Upload[]>
  /** By which a database knows the pictures as its own; null where none does yet. */
  id(): Promise<string | null>
}

export interface Upload {
  path: string
  isPrivate: boolean
  /** When it was sent last. */
  sentAt: Date
}

export interface KeptPicture {
  /** The address under which the shop serves it, from `/images/` on. */
  path: string
  width: number
  height: number
  bytes: number
  format: 'webp'
}
