import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { whyNoSlot } from '../../../briefs/availability.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import type { visitCalls } from '../../contract.ts'
import { recordCollab, saveCollab, notifyProfiles } from '../../../collabs/server/save.ts'
import { beginVisit } from '../begin.ts'
import { spotsLeft } from '../slots.ts'
import { viewCollab } from '../../../collabs/server/view.ts'
import { offeredTo, saveVisit } from '../visit.ts'
import { dayWords, timeWords } from '../../../collabs/server/words.ts'
import { getVisit } from '../reads.ts'

export const proposeSlots: Handler<typeof visitCalls.proposeSlots> = async (
  { startsAt, reason, ...input },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { collab } = await beginVisit(acting, input, 'proposeSlots')
  const brief = await getBrief(tx, collab.briefUid)
  const say = (start: Date) =>
    brief.availability.stay ? `check-in on ${dayWords(start, brief.timezone)}` : timeWords(start, brief.timezone)
  const starts = startsAt.map((at) => new Date(at)).sort((a, b) => a.getTime() - b.getTime())
  const left = await spotsLeft(tx, offeredTo(collab, brief), starts)
  for (const start of starts) {
    const isFull = left.get(start.getTime()) === 0
    const why =
      whyNoSlot(offeredTo(collab, brief), start, now()) ??
      (isFull ? 'That time is fully booked. Choose another.' : null)
    if (why) throw new CallError('failed-precondition', `${say(start)}: ${why}`)
  }

  const visit = await getVisit(tx, collab.uid)
  await saveVisit(tx, visit.uid, { proposed: starts.map((start) => start.toISOString()) })
  const after = await saveCollab(tx, collab, {})
  await recordCollab(acting, 'collab.times-proposed', collab, after, { why: reason })
  await notifyProfiles(acting, after, [collab.influencerUid], {
    kind: 'collab.times-proposed',
    title: `The venue suggested ${visit.checkInOn ? 'other dates' : 'another time'}`,
    lines: [reason, `Available ${visit.checkInOn ? 'dates' : 'times'}: ${starts.map(say).join(', or ')}.`],
    action: visit.checkInOn ? 'Choose dates' : 'Choose a time',
  })
  return viewCollab(tx, actor, after)
}
