import { z } from 'zod'

/**
 * Bidi controls: they turn the direction of writing, so that one name can look like another and what stands
 * beside it is turned along. The joiners U+200C and U+200D are none of them: Hindi needs them.
 */
const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** Something to see: neither blanks nor letters that leave the place empty, as those that join others. */
const seen = /(?![\u2800\p{Default_Ignorable_Code_Point}])[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * A name of something or somebody. One and the same may be typed in two ways, and search compares letters: it
 * is kept as search reads it. Nothing to see is no name.
 */
export const nameText = z
  .string()
  .normalize('NFC')
  .overwrite((typed) => (seen.test(typed) ? typed.replaceAll(bidiControls, '') : ''))

/** How somebody is called: one line. */
export const personName = nameText
  .overwrite((typed) => typed.replaceAll(/\s+/g, ' ').trim())
  .min(1)
  .max(100)
