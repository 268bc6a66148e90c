import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { notify } from '../../../notifications/server/notify.ts'
import { todayIn } from '../../availability.ts'
import { missingFor } from '../../brief.ts'
import type { briefCalls } from '../../contract.ts'
import { nextStatus } from '../../statuses.ts'
import { contentOf } from '../content.ts'
import { saveVersion, openBrief, recordBrief, saveBrief } from '../save.ts'
import { viewBrief } from '../view.ts'

export const approveBrief: Handler<typeof briefCalls.approveBrief> = async (input, { actor, tx, config }) => {
  const brief = await openBrief(tx, actor, input, 'approve')
  const status = nextStatus(brief.status, 'approve')
  const at = now()
  const content = contentOf(brief)
  const missing = missingFor(content, todayIn(brief.timezone, at))
  if (missing.length > 0) throw new CallError('failed-precondition', missing.join(' '))

  const after = await saveBrief(tx, brief, {
    status,
    liveSince: brief.liveSince ?? at,
    changeNote: '',
    approvedVersion: brief.version + 1,
  })
  await saveVersion(tx, actor, after, content, 'approved')
  await recordBrief(tx, actor, 'brief.approved', brief, after)
  await notify(tx, config, after.brandUid, `brief-approved:${after.uid}:${after.version}`, {
    kind: 'brief.approved',
    title: 'Your brief is live',
    lines: [
      brief.liveSince
        ? `Creators can see “${after.title}” again.`
        : `Creators can now see “${after.title}”. We’ll let you know when the first request arrives.`,
    ],
    path: `/app/brand/brief?uid=${after.brandUid}&brief=${after.uid}`,
    action: 'View your brief',
  })
  return viewBrief(tx, actor, after)
}
