import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { isStaff } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { todayIn } from '../../availability.ts'
import { missingFor } from '../../brief.ts'
import { needsReview } from '../../changes.ts'
import type { briefCalls } from '../../contract.ts'
import { nextStatus } from '../../statuses.ts'
import { assertMayAskForId } from '../ask-for-id.ts'
import { contentOf } from '../content.ts'
import { assertLists } from '../lists.ts'
import { assertPictures } from '../pictures.ts'
import { saveVersion, openBrief, venueFactsOf, recordBrief, saveBrief, notifyManager } from '../save.ts'
import { viewBrief } from '../view.ts'

/** A brief that others can see must stay complete, and never has fewer spots than were given away. */
export const updateBrief: Handler<typeof briefCalls.updateBrief> = async (
  { uid, version, content, note },
  { actor, tx, config },
) => {
  const brief = await openBrief(tx, actor, { uid, version }, 'edit')
  if (brief.status === 'archived')
    throw new CallError(
      'failed-precondition',
      'This brief is archived, so it can’t be changed. Duplicate it to use it again.',
    )
  await assertLists(tx, actor, brief.eligibility.listUids, content.eligibility.listUids)
  const brand = await getBrand(tx, brief.brandUid)
  await assertMayAskForId(tx, brand, content.eligibility, brief.eligibility)
  await assertPictures(tx, brief.pictures, content.pictures)
  const missing = brief.status === 'draft' ? [] : missingFor(content, todayIn(brand.timezone, now()))
  if (missing.length > 0) throw new CallError('failed-precondition', missing.join(' '))
  // Who was agreed with was promised hours or nights, and each counts its bookings in its own way.
  if (brief.liveSince && Boolean(content.availability.stay) !== Boolean(brief.availability.stay))
    throw new CallError(
      'failed-precondition',
      'Once a brief has been live, its availability can’t switch between times and overnight stays. Duplicate the brief instead.',
    )
  if (content.maxCollabs < brief.spotsTaken)
    throw new CallError(
      'failed-precondition',
      `${brief.spotsTaken} ${brief.spotsTaken === 1 ? 'spot is' : 'spots are'} already taken, so you can’t offer fewer.`,
    )

  const isUp = brief.status === 'live' || brief.status === 'paused'
  const goesBack =
    isUp && !isStaff(actor) && brand.customerStatus !== 'receiving-value' && needsReview(contentOf(brief), content)
  const review = goesBack ? { status: nextStatus(brief.status, 'resubmit'), submittedAt: now(), submitNote: note } : {}
  const after = await saveBrief(tx, brief, { ...content, ...venueFactsOf(brand), ...review })
  await saveVersion(tx, actor, after, content, note)
  await recordBrief(tx, actor, goesBack ? 'brief.resubmitted' : 'brief.updated', brief, after, note)
  if (goesBack) await notifyManager(tx, config, brand.name, after, 'changed')
  return viewBrief(tx, actor, after)
}
