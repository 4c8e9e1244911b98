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
    /** The upload has no file. */
    no_file: object
    /** The upload broke off. */
    file_incomplete: object
  }
}

export {}
