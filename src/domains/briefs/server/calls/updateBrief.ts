import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { allow, sameVersion } from '../../../accounts/server/gate.ts'
import { missingFor } from '../../brief.ts'
import type { briefCalls } from '../../contract.ts'
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
  const missing = brief.status === 'draft' ? [] : missingFor(content)
  if (missing.length > 0) throw new CallError('failed-precondition', missing.join(' '))
  if (content.maxCollabs < brief.placesTaken) throw new CallError('failed-precondition', `${brief.placesTaken} places are taken already, so there cannot be fewer.`)

  const { liveFrom, liveUntil, maxCollabs } = content
  const after = await saveBrief(tx, brief, { content, liveFrom, liveUntil, maxCollabs })
  if (brief.status !== 'draft') await keepVersion(tx, actor, after, note || null)
  await recordStep(tx, actor, 'brief.updated', brief, after, note || null)
  return viewBrief(tx, actor, after)
}
