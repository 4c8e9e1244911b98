import { pushKeys as table } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import type { PushKeys } from './push-service.ts'

/** The keys by which push services know this shop: made once, the same for all processes. */
export async function pushKeys({ db, gateways }: Pick<Ctx, 'db' | 'gateways'>): Promise<PushKeys> {
  const read = () => db.select({ publicKey: table.publicKey, privateKey: table.privateKey }).from(table)
  const [known] = await read()
  if (known) return known
  // Of two who come first one makes them.
  await db.insert(table).values(gateways.pushes.makeKeys()).onConflictDoNothing()
  return (await read())[0]!
}
