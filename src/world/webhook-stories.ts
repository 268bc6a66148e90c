import { makeDelivery, makeWebhook } from '../domains/webhooks/server/build.ts'
import type { Person, World } from './world.ts'

/** A webhook, with a delivery, of each who looks after some; what each of the ten is asked about. */
export async function webhooksOfAll(w: World): Promise<Record<string, { uid: string; deliveryUid: string }>> {
  const made = async ({ accountUid }: Person, brandUid: string | null) => {
    const { uid } = await makeWebhook(w.database.db, w.config, { accountUid, brandUid })
    return { uid, deliveryUid: await makeDelivery(w.database.db, uid) }
  }
  return { bella: await made(w.bella, w.luna), oscar: await made(w.oscar, w.orso), ada: await made(w.ada, null) }
}
