import { DateTime } from 'luxon'
import { must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { todayIn } from '../../availability.ts'
import type { briefCalls } from '../../contract.ts'
import { assertMayAskForId } from '../ask-for-id.ts'
import { contentOf } from '../content.ts'
import { insertDraft } from '../draft.ts'
import { assertListsRemain } from '../lists.ts'
import { briefPolicy } from '../policy.ts'
import { getBriefFor } from '../reads.ts'
import { viewBrief } from '../view.ts'

export const duplicateBrief: Handler<typeof briefCalls.duplicateBrief> = async ({ uid }, { actor, tx }) => {
  const brief = await getBriefFor(tx, actor, uid)
  allow(briefPolicy, actor, 'duplicate', brief)
  const brand = await getBrand(tx, brief.brandUid)
  const content = contentOf(brief)
  await assertListsRemain(tx, content.eligibility.listUids)
  await assertMayAskForId(tx, brand, content.eligibility)
  const liveFrom = todayIn(brand.timezone, now())
  // As long as it was live before.
  const days = DateTime.fromISO(brief.liveUntil).diff(DateTime.fromISO(brief.liveFrom), 'days').days
  const liveUntil = must(
    DateTime.fromISO(liveFrom)
      .plus({ days: Math.max(0, days) })
      .toISODate(),
    'to isodate',
  )
  const copy = {
    ...content,
    title: `${content.title} (copy)`.slice(0, 90),
    liveFrom,
    liveUntil,
    availability: { ...content.availability, blackout: content.availability.blackout.filter((day) => day >= liveFrom) },
  }
  return viewBrief(tx, actor, await insertDraft(tx, actor, brand, copy, 'brief.duplicated'))
}
