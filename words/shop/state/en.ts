// States, to choose from.

export { stateName, statesToChoose } from '#domain/addresses/rules.ts'
