import { buildWhenNeeded } from '../../scripts/build.ts'

/** Once before all of them. */
export async function setup(): Promise<void> {
  await buildWhenNeeded()
}
