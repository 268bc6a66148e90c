import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { briefCalls } from '../../contract.ts'
import { assertMayAskForId } from '../ask-for-id.ts'
import { contentOf } from '../content.ts'
import { periodFromToday } from '../copy.ts'
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
  const period = periodFromToday(brief, brand.timezone)
  const copy = {
    ...content,
    title: `${content.title} (copy)`.slice(0, 90),
    ...period,
    availability: {
      ...content.availability,
      blackout: content.availability.blackout.filter((day) => day >= period.liveFrom),
    },
  }
  return viewBrief(tx, actor, await insertDraft(tx, actor, brand, copy, 'brief.duplicated'))
}
