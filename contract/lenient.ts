import { z } from 'zod'

// What clients that others wrote send in another form than ours, read as what it means. All of it is for
// input alone: answers have one form. OpenAPI describes a preprocessed schema by what comes after it, so
// `meta` names the forms that are taken beside it.

/** As JSON, forms and other languages write a number: `2`, `.5`, `180.500`, `1.8e2`. */
const numeral = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** A number, or a string that holds one. */
export function numeric(number: z.ZodNumber) {
  return z
    .preprocess(
      (sent: number | string) =>
        typeof sent === 'string' && numeral.test(sent.trim()) ? Number(sent) : sent,
      number,
    )
    .meta({ type: [number.isInt ? 'integer' : 'number', 'string'] })
}

/** A list of texts, or one text that stands for a list of one. */
export function listOrOne<Item extends z.ZodString | z.ZodEnum>(list: z.ZodArray<Item>) {
  return z
    .preprocess((sent: string | string[]) => (typeof sent === 'string' ? [sent] : sent), list)
    .meta({ type: ['array', 'string'] })
}

/** A parameter of an address; of one that is given several times the first counts. */
export function firstOf<Parameter extends z.ZodType>(parameter: Parameter) {
  return z.preprocess((sent: unknown) => (Array.isArray(sent) ? (sent[0] as unknown) : sent), parameter)
}

/** What somebody looks for. What goes beyond 200 characters is left out, and no character is cut in two. */
export const searchWords = firstOf(z.string().overwrite((typed) => Array.from(typed).slice(0, 200).join('')))
