import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { getVisit } from '../reads.ts'
import { begin, recordCollab, saveCollab } from '../save.ts'
import { viewCollab } from '../view.ts'
import { saveVisit } from '../visit.ts'

export const confirmVisit: Handler<typeof collabCalls.confirmVisit> = async (input, { actor, tx, config }) => {
  const acting = { actor, tx, config }
  const { collab, next } = await begin(acting, input, 'confirm')
  const visit = await getVisit(tx, collab.uid)
  if (visit.confirmedAt) return viewCollab(tx, actor, collab)
  await saveVisit(tx, visit.uid, { confirmedAt: now() })
  const after = await saveCollab(tx, collab, next)
  await recordCollab(acting, 'collab.confirmed', collab, after)
  return viewCollab(tx, actor, after)
}
