import { accountOf } from '../../../../access/roles.ts'
import { noProfile } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { duplicateCalls } from '../../contract.ts'
import { viewAlike } from '../alike-rows.ts'
import { markDismissed } from '../pairs.ts'
import { pairOf, sideOf } from '../sides.ts'

export const dismissDuplicate: Handler<typeof duplicateCalls.dismissDuplicate> = async (
  { uid, otherUid, dismissed },
  { actor, tx },
) => {
  const { type, from, to } = pairOf(uid, otherUid)
  if ((await sideOf(uid).list(tx, [from, to])).size < 2) throw noProfile()
  const isNew = await markDismissed(tx, { uid, otherUid, by: dismissed ? accountOf(actor) : null })
  if (isNew)
    await record(
      tx,
      actor,
      'staff',
      `${type}.${dismissed ? 'duplicate-dismissed' : 'duplicate-restored'}`,
      { subjectUid: uid, [`${type}Uid`]: uid },
      { after: { [`${type}Uid`]: otherUid } },
    )
  return viewAlike(tx, actor, uid)
}
