import { z } from 'zod'

/**
 * Bidi controls: they turn the direction of writing, so that one name can look like another and what stands
 * beside it is turned along. The joiners U+200C and U+200D are none of them: Hindi needs them.
 */
const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/**
 * A name of something or somebody. One and the same may be typed in two ways, and search compares letters: it
 * is kept as search reads it.
 */
export const nameText = z
  .string()
  .normalize('NFC')
  .overwrite((typed) => typed.replaceAll(bidiControls, ''))
