import * as words from '#words/shop/account/sign-up/en.ts'

export const acceptedPictures = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']

/** Bytes; as much as the server takes. */
const largest = 5 * 1024 * 1024

/** Why a file cannot be the profile picture; null when it can. */
export function checkPicture({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!acceptedPictures.includes(type)) return words.wrongKind
  if (size > largest) return words.tooLarge
  return null
}
