import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import { notifyProfiles, recordCollab } from '../../../collabs/server/save.ts'
import { viewCollab } from '../../../collabs/server/view.ts'
import { timeWords } from '../../../collabs/server/words.ts'
import type { visitCalls } from '../../contract.ts'
import { beginVisit } from '../begin.ts'
import { keepByHand } from '../booking-system/reserve.ts'
import { getVisit } from '../reads.ts'

const nothingToDo = 'This visit doesn’t need a table from you. Reload to see where its table stands.'

export const reserveByHand: Handler<typeof visitCalls.reserveByHand> = async (input, { actor, tx, config }) => {
  const acting = { actor, tx, config }
  const { collab } = await beginVisit(acting, input, 'proposeSlots')
  const { startsAt } = await getVisit(tx, collab.uid)
  if (!(await keepByHand(tx, collab.uid))) throw new CallError('failed-precondition', nothingToDo)
  await recordCollab(acting, 'collab.table-kept', collab, collab, { after: { startsAt: startsAt.toISOString() } })
  const { title, timezone } = await getBrief(tx, collab.briefUid)
  await notifyProfiles(
    acting,
    collab,
    [collab.influencerUid],
    {
      kind: 'collab.table-kept',
      title: `You have a table: ${timeWords(startsAt, timezone)}`,
      lines: [`The venue has reserved a table for your visit for “${title}”.`],
      action: 'View visit',
      until: startsAt,
    },
    startsAt.toISOString(),
  )
  return viewCollab(tx, actor, collab)
}
