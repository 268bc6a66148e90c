import { accountOf } from '../../../../access/roles.ts'
import { noInfluencer } from '../../../../access/server/guards.ts'
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
  const { from, to } = pairOf(uid, otherUid)
  if ((await sideOf(uid).list(tx, [from, to])).size < 2) throw noInfluencer()
  const isNew = await markDismissed(tx, { uid, otherUid, by: dismissed ? accountOf(actor) : null })
  if (isNew)
    await record(
      tx,
      actor,
      'staff',
      dismissed ? 'influencer.duplicate-dismissed' : 'influencer.duplicate-restored',
      { subjectUid: uid, influencerUid: uid },
      { after: { influencerUid: otherUid } },
    )
  return viewAlike(tx, actor, uid)
}
