import type { Handler } from '../../../../access/server/handler.ts'
import { keysOf } from '../../../../kit/contract/keys.ts'
import { listFailing } from '../../../../kit/server/due.ts'
import { readMailState } from '../../../../kit/server/mail/outbox.ts'
import type { todayCalls } from '../../contract.ts'
import { todayKinds } from '../../kinds.ts'
import { scopeOf } from '../scope.ts'
import { countWaiting } from '../today.ts'

export const countToday: Handler<typeof todayCalls.countToday> = async (
  { brandUid, brandUids, ...found },
  { actor, db },
) => {
  const scope = scopeOf(actor, brandUids ?? brandUid)
  const isAdmins = scope.who === 'staff' && actor.staff === 'admin'
  const [counts, mail, failing] = await Promise.all([
    countWaiting(db, scope, found),
    isAdmins ? readMailState(db) : null,
    isAdmins ? listFailing(db) : [],
  ])
  const kinds = keysOf(todayKinds).flatMap((kind) => counts.filter((one) => one.kind === kind))
  const troubles = [
    { words: 'Emails not sending', count: mail?.failing ?? 0 },
    { words: 'Failing jobs', count: failing.reduce((sum, { items }) => sum + items, 0) },
  ]
  return { kinds, troubles: troubles.filter(({ count }) => count > 0) }
}
