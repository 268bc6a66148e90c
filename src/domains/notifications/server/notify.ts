import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { type NotificationContent, announce } from './announce.ts'

export type { NotificationContent } from './announce.ts'

/**
 * Notifies the people behind a profile, once per `key`: in the product, by email unless `mail` is false, and a push to open pages.
 * Written with the action; the mail leaves through the outbox, when and if its person wants it (`deliveryOf`).
 */
export async function notify(
  tx: Tx,
  config: Config,
  profileUid: string,
  key: string,
  content: NotificationContent,
): Promise<void> {
  await announce(tx, { audience: { profiles: [profileUid] }, config, key, content })
}

/** Notifies certain accounts; see `notify`. */
export async function notifyAccounts(
  tx: Tx,
  config: Config,
  people: readonly { uid: string }[],
  key: string,
  content: NotificationContent,
): Promise<void> {
  await announce(tx, { audience: { accounts: people.map(({ uid }) => uid) }, config, key, content })
}

/** Notifies the account manager of a brand, if it has one; see `notify`. */
export async function notifyManagerOf(
  tx: Tx,
  config: Config,
  brandUid: string,
  key: string,
  content: NotificationContent,
): Promise<void> {
  await announce(tx, { audience: { managedBrands: [brandUid] }, config, key, content })
}
