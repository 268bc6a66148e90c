import { makeUsageOf } from '../../domains/usage/server/build.ts'
import type { Tx } from '../../kit/server/database.ts'
import { markAllSent } from '../../kit/server/mail/outbox.ts'
import type { DemoWorld } from './demo-world.ts'

/** What has been counted and has left since everything in the demo happened. */
export async function lookBack(tx: Tx, world: Pick<DemoWorld, 'run'>, present: number): Promise<void> {
  await makeUsageOf(tx, new Date(present))
  await world.run('count-usage')
  await world.run('send-waiting')
  // Two years of mail have long been read: the local outbox is where they went.
  await markAllSent(tx)
}
