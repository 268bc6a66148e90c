import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { todayIn } from '../../availability.ts'
import { missingFor } from '../../brief.ts'
import type { briefCalls } from '../../contract.ts'
import { nextStatus } from '../../statuses.ts'
import { contentOf } from '../content.ts'
import { openBrief, placeOf, recordBrief, saveBrief, tellManager } from '../save.ts'
import { viewBrief } from '../view.ts'

/** A brand that already receives value is trusted to go live without staff (product decisions §3). */
export const submitBrief: Handler<typeof briefCalls.submitBrief> = async (
  { uid, version, note },
  { actor, tx, config },
) => {
  const brief = await openBrief(tx, actor, { uid, version }, 'submit')
  const brand = await getBrand(tx, brief.brandUid)
  const isTrusted = brand.customerStatus === 'receiving-value'
  const submitted = nextStatus(brief.status, 'submit')
  const status = isTrusted ? nextStatus(brief.status, 'publish') : submitted
  const at = now()
  const missing = missingFor(contentOf(brief), todayIn(brand.timezone, at))
  if (missing.length > 0) throw new CallError('failed-precondition', missing.join(' '))

  const live = isTrusted ? { liveSince: brief.liveSince ?? at } : {}
  const after = await saveBrief(tx, brief, {
    status,
    submittedAt: at,
    submitNote: note,
    changeNote: '',
    ...live,
    ...placeOf(brand),
  })
  await recordBrief(tx, actor, isTrusted ? 'brief.published' : 'brief.submitted', brief, after, note)
  if (!isTrusted) await tellManager(tx, config, brand.name, after, 'submitted a brief')
  return viewBrief(tx, actor, after)
}
