import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { notify } from '../../../notices/server/record.ts'
import type { briefCalls } from '../../contract.ts'
import { stepBrief } from '../save.ts'
import { viewBrief } from '../view.ts'

export const approveBrief: Handler<typeof briefCalls.approveBrief> = async (input, { actor, tx, config }) => {
  const { after } = await stepBrief(tx, actor, input, 'approve', (brief) => ({ liveSince: brief.liveSince ?? now(), approvedVersion: brief.version, changeNote: '' }))
  await notify(tx, config, after.brandUid, `brief-approved:${after.uid}:${after.version}`, {
    kind: 'brief.approved',
    title: 'Your brief is live',
    lines: [`“${after.title}” can now be seen by influencers. You will hear from us with the first request.`],
    path: `/app/brand/briefs?uid=${after.brandUid}`,
    action: 'See your briefs',
  })
  return viewBrief(tx, actor, after)
}
