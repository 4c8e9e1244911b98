declare module '#domain/ground/context.ts' {
  interface Ctx {
    /** Where the panel uploads to: the shop's own store, or the host of the settings. */
    pictureHost: PictureHost
  }
}

/**
 * Where the panel's browser sends a picture of a product: a form with `file` and `upload_preset`, answered
 * with `url` and `secure_url`.
 */
export interface PictureHost {
  /** With a slash at its beginning on the shop itself, and else on another host, with https. */
  url: string
  preset: string
}
