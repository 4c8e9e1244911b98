import { DomainError } from '#domain/ground/errors.ts'
import { saysNothing } from '#domain/search/rules.ts'

/**
 * Refuses another name that names no goods: nobody finds them by it. One that the product has already may
 * stay, so that whoever changes a price is not stopped by it.
 * @throws invalid_input in the field `aliases`, or in the one that is given
 */
export function checkNewAliases(
  asked: readonly string[] | undefined,
  before: readonly string[] = [],
  field = 'aliases',
): void {
  const word = asked?.find((alias) => !before.includes(alias) && saysNothing(alias))
  if (word === undefined) return
  throw new DomainError('invalid_input', { fields: { [field]: { problem: 'alias_says_nothing', word } } })
}
