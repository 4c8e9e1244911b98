import { buildWhenNeeded } from '../../scripts/build.ts'
import { removeLeftovers } from '../support/leftovers.ts'
import { dataDirPrefix } from './running-shop.ts'

/** Once before the workers, each of which starts a shop from the same build. */
export default async function globalSetup(): Promise<void> {
  await buildWhenNeeded()
  await removeLeftovers(dataDirPrefix)
}
