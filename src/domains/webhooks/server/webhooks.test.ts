import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { anonymousActor } from '../../../access/roles.ts'
import { must } from '../../../kit/contract/must.ts'
import { webhooksOfAll } from '../../../world/webhook-stories.ts'
import { world } from '../../../world/world.ts'
import { getDelivery } from './webhooks.ts'

it('says not found only of what isn’t there: a failing database stays a failure', async () => {
  const w = await world()
  const { deliveryUid } = must((await webhooksOfAll(w))['ada'])
  const actor = { ...anonymousActor, staff: 'admin' as const }
  const missing = getDelivery(w.database.db, actor, 'webhook_delivery_none')
  await expect(missing).rejects.toMatchObject({
    code: 'not-found',
    message: 'We couldn’t find that delivery. Reload the page, then try again.',
  })
  const failing = w.tx(async (tx) => {
    await tx.execute(sql`alter table webhooks rename column url to address`)
    await getDelivery(tx, actor, deliveryUid)
  })
  await expect(failing).rejects.toThrow('Failed query')
})
