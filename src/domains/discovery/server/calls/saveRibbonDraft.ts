import { CallError } from '../../../../kit/contract/errors.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { findBriefs } from '../../../briefs/server/reads.ts'
import type { discoveryCalls } from '../../contract.ts'
import { faultOf, pinnedFirst } from '../../ribbons.ts'
import { saveDraft, lockStanding, recordRibbons, ribbonsOf } from '../ribbons.ts'
import { viewRibbons } from '../ribbons-view.ts'

export const saveRibbonDraft: Handler<typeof discoveryCalls.saveRibbonDraft> = async (
  { version, ribbons },
  { actor, tx },
) => {
  for (const ribbon of ribbons) {
    const fault = faultOf(ribbon)
    if (fault) throw new CallError('failed-precondition', `“${ribbon.title}”: ${fault}`)
  }
  const rows = pinnedFirst(ribbons.map((ribbon) => ({ ...ribbon, uid: ribbon.uid ?? newUid('ribbon') })))
  if (new Set(rows.map(({ uid }) => uid)).size < rows.length)
    throw new CallError('failed-precondition', 'Each ribbon can only appear once.')
  const picked = rows.flatMap(({ briefUids }) => briefUids)
  const found = await findBriefs(tx, picked)
  if (picked.some((uid) => !found.has(uid)))
    throw new CallError('failed-precondition', 'One of the briefs no longer exists. Remove it and try again.')
  const standing = await lockStanding(tx, version)
  await saveDraft(tx, actor, standing, rows)
  await recordRibbons(tx, actor, 'draft-saved', ribbonsOf(standing).draft, rows)
  return viewRibbons(tx, actor)
}
