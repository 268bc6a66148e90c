import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { allow } from '../../../accounts/server/gate.ts'
import { whyNoSlot } from '../../../briefs/availability.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import type { collabCalls } from '../../contract.ts'
import { collabPolicy } from '../policy.ts'
import { getVisit, lockCollab } from '../reads.ts'
import { recordCollab, saveCollab, tellProfiles } from '../save.ts'
import { viewCollab } from '../view.ts'
import { saveVisit } from '../visit.ts'
import { timeWords } from '../words.ts'
import { sameVersion } from '../../../accounts/server/gate.ts'
import { advance } from '../../stages.ts'

export const proposeSlots: Handler<typeof collabCalls.proposeSlots> = async (
  { uid, version, startsAt, reason },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const collab = await lockCollab(tx, actor, uid)
  allow(collabPolicy, actor, 'proposeSlots', collab)
  sameVersion(collab, version)
  advance(collab, 'reschedule')
  const brief = await getBrief(tx, collab.briefUid)
  const starts = startsAt.map((at) => new Date(at))
  for (const start of starts) {
    const why = whyNoSlot(brief, start, now())
    if (why) throw new CallError('failed-precondition', `${timeWords(start, brief.timezone)}: ${why}`)
  }

  const visit = await getVisit(tx, collab.uid)
  await saveVisit(tx, visit.uid, { proposed: starts.map((start) => start.toISOString()) })
  const after = await saveCollab(tx, collab, {})
  await recordCollab(acting, 'collab.times-proposed', collab, after, { why: reason })
  await tellProfiles(acting, after, [collab.influencerUid], {
    kind: 'collab.times-proposed',
    title: 'The venue asks for another time',
    lines: [reason, `It offers ${starts.map((start) => timeWords(start, brief.timezone)).join(', or ')}.`],
    action: 'Choose a time',
  })
  return viewCollab(tx, actor, after)
}
