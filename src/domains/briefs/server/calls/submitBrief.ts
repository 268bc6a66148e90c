import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { findManager } from '../../../accounts/server/accounts.ts'
import { tell } from '../../../notices/server/record.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { todayIn } from '../../availability.ts'
import { missingFor } from '../../brief.ts'
import type { briefCalls } from '../../contract.ts'
import { contentOf } from '../content.ts'
import { getManagedBrief } from '../reads.ts'
import { keepVersion, stepBrief } from '../save.ts'
import { viewBrief } from '../view.ts'

export const submitBrief: Handler<typeof briefCalls.submitBrief> = async ({ note, ...input }, { actor, tx, config }) => {
  const brief = await getManagedBrief(tx, actor, input.uid)
  const missing = missingFor(contentOf(brief), todayIn(brief.timezone, now()))
  if (brief.status === 'draft' && missing.length > 0) throw new CallError('failed-precondition', missing.join(' '))
  const brand = await getBrand(tx, brief.brandUid)
  // A brand that already receives value is trusted to go live without staff (product decisions §3).
  const trusted = brand.customerStatus === 'receiving-value'
  const at = now()
  const { after } = await stepBrief(tx, actor, input, 'submit', () => ({ submittedAt: at, submitNote: note, changeNote: '', ...(trusted ? { status: 'live' as const, liveSince: at } : {}) }))
  await keepVersion(tx, actor, after, note)

  const manager = await findManager(tx, brand.uid)
  if (!trusted && manager) {
    await tell(tx, config, [manager], `brief-submitted:${after.uid}:${after.version}`, {
      kind: 'brief.submitted',
      title: `${brand.name} submitted a brief`,
      lines: [`“${after.title}” is waiting for your approval.`],
      path: '/app/admin/collab-brief-manager',
      action: 'Look at it',
    })
  }
  return viewBrief(tx, actor, after)
}
