import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { isStaff } from '../../../accounts/roles.ts'
import { allow, sameVersion } from '../../../accounts/server/gate.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { todayIn } from '../../availability.ts'
import { missingFor } from '../../brief.ts'
import { needsReview } from '../../changes.ts'
import type { briefCalls } from '../../contract.ts'
import { nextStatus } from '../../statuses.ts'
import { contentOf } from '../content.ts'
import { briefPolicy } from '../policy.ts'
import { lockManagedBrief } from '../reads.ts'
import { keepVersion, recordStep, saveBrief } from '../save.ts'
import { viewBrief } from '../view.ts'

/** A brief that others can see must stay complete, and never has fewer places than were given away. */
export const updateBrief: Handler<typeof briefCalls.updateBrief> = async ({ uid, version, content, note }, { actor, tx }) => {
  const brief = await lockManagedBrief(tx, actor, uid)
  allow(briefPolicy, actor, 'edit', brief)
  sameVersion(brief, version)
  if (brief.status === 'archived') throw new CallError('failed-precondition', 'This brief is archived now, so it cannot be changed.')
  const missing = brief.status === 'draft' ? [] : missingFor(content, todayIn(brief.timezone, now()))
  if (missing.length > 0) throw new CallError('failed-precondition', missing.join(' '))
  if (content.maxCollabs < brief.placesTaken) throw new CallError('failed-precondition', `${brief.placesTaken} places are taken already, so there cannot be fewer.`)

  const isUp = brief.status === 'live' || brief.status === 'paused'
  const trusted = isStaff(actor) || (await getBrand(tx, brief.brandUid)).customerStatus === 'receiving-value'
  const again = isUp && !trusted && needsReview(contentOf(brief), content)
  const after = await saveBrief(tx, brief, { ...content, ...(again ? { status: nextStatus(brief.status, 'resubmit'), submittedAt: now() } : {}) })
  if (brief.status !== 'draft') await keepVersion(tx, actor, after, note)
  await recordStep(tx, actor, 'brief.updated', brief, after, note || null)
  return viewBrief(tx, actor, after)
}
