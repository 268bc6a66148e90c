import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import type { collabCalls } from '../../contract.ts'
import { begin, closing, othersThan, recordCollab, saveCollab, notifyProfiles } from '../save.ts'
import { viewCollab } from '../view.ts'
import { declineReasons } from '../../windows.ts'

export const declineCollab: Handler<typeof collabCalls.declineCollab> = async (
  { reason, note, ...input },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { collab, next } = await begin(acting, input, 'decline')
  const after = await saveCollab(tx, collab, { ...closing(next, reason, note || null), answeredAt: now() })
  // The note is for the own side: the other side's timeline holds the kind sentence alone.
  await recordCollab(acting, 'collab.declined', collab, after, { why: declineReasons[reason] })
  const brief = await getBrief(tx, collab.briefUid)
  await notifyProfiles(acting, after, othersThan(actor, after), {
    kind: 'collab.declined',
    title: `“${brief.title}”: not this time`,
    lines: [declineReasons[reason], 'There are more experiences for you in the feed.'],
    action: 'Browse the feed',
  })
  return viewCollab(tx, actor, after)
}
