declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** The picture is not one of the kinds we take, or cannot be decoded. */
    bad_picture: object
    /** The picture's file is larger than is taken. */
    too_large: { megabytes: number }
    /** The disk has no room left for the picture. */
    no_room: object
    /** The server that keeps the pictures does not answer: try again after so many seconds. */
    pictures_away: { retryAfterSeconds: number }
  }

  interface FieldProblems {
    picture_too_large: object
    /** The picture at this address was not fetched, and the address stays. */
    not_fetched: { why: PictureRefusal }
    /** The upload has no file. */
    no_file: object
    /** The upload broke off. */
    file_incomplete: object
  }
}

/**
 * Why nothing was fetched from an address. not_https: also another port than 443, or a password in it.
 * not_public: it leads into a network that is not the public one. no_answer: of its server, or not by a
 * certificate that can be trusted.
 */
export type NotFetched =
  | 'not_https'
  | 'not_public'
  | 'no_such_host'
  | 'no_answer'
  | 'too_slow'
  | 'not_there'
  | 'too_many_redirects'
  | 'too_large'

/** Why an address of a picture stays in its product. not_kept: the shop had no room for it. */
export type PictureRefusal = NotFetched | 'not_a_picture' | 'other_picture' | 'not_kept'
