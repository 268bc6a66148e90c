import type { Actor } from '../../../access/roles.ts'
import { noProfile } from '../../../access/server/guards.ts'
import type { OutputOf } from '../../../kit/contract/calls.ts'
import { keysOf } from '../../../kit/contract/keys.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { findDisplayNames } from '../../accounts/server/accounts.ts'
import { alikeSignals } from '../../profiles/alike-signals.ts'
import type { duplicateCalls } from '../contract.ts'
import { findDismissed } from './pairs.ts'
import { sideOf } from './sides.ts'

const order = keysOf(alikeSignals)

/** Profiles that may be the same as one, as they are at this moment, the likeliest first; those that were dismissed come last. */
export async function viewAlike(
  db: Queryable,
  actor: Actor,
  uid: string,
): Promise<OutputOf<typeof duplicateCalls.listDuplicates>> {
  const side = sideOf(uid)
  const found = await side.findAlike(db, [uid])
  const dismissed = await findDismissed(db, uid)
  const others = new Set([...found.map(({ otherUid }) => otherUid), ...dismissed.keys()])
  const shown = await side.list(db, [uid, ...others])
  if (!shown.has(uid)) throw noProfile()
  const names = await findDisplayNames(db, [...new Set([...dismissed.values()].map(({ by }) => by))])
  const rows = [...others].flatMap((other) => {
    const head = shown.get(other)
    if (!head) return []
    const by = dismissed.get(other)
    const signals = found.find(({ otherUid }) => otherUid === other)?.signals ?? []
    return {
      uid: other,
      ...head,
      signals: order.filter((signal) => signals.includes(signal)),
      dismissed: by ? { by: names.get(by.by) ?? 'our team', at: by.at.toISOString() } : null,
    }
  })
  const rank = (row: (typeof rows)[number]) => (row.dismissed ? 100 : 0) - row.signals.length
  return { rows: rows.toSorted((one, other) => rank(one) - rank(other)), can: { merge: actor.staff === 'admin' } }
}
