import { newUid } from '../../../../kit/contract/ids.ts'
import { now } from '../../../../kit/server/clock.ts'
import { allow } from '../../../accounts/server/gate.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { record } from '../../../notices/server/record.ts'
import { todayIn } from '../../availability.ts'
import type { briefCalls } from '../../contract.ts'
import { contentOf } from '../content.ts'
import { briefPolicy } from '../policy.ts'
import { getManagedBrief } from '../reads.ts'
import { sideOf } from '../save.ts'
import { briefs } from '../tables.ts'
import { viewBrief } from '../view.ts'

const dayMs = 86_400_000

/** As long a life as the original's, from today. */
export const duplicateBrief: Handler<typeof briefCalls.duplicateBrief> = async ({ uid }, { actor, tx }) => {
  const brief = await getManagedBrief(tx, actor, uid)
  allow(briefPolicy, actor, 'edit', brief)
  const at = now()
  const { brandUid, city, country, category, timezone, currency } = brief
  const liveFrom = todayIn(timezone, at)
  const life = Date.parse(brief.liveUntil) - Date.parse(brief.liveFrom)
  const liveUntil = new Date(Date.parse(liveFrom) + Math.max(life, dayMs)).toISOString().slice(0, 10)
  const [copy] = await tx
    .insert(briefs)
    .values({ ...contentOf(brief), liveFrom, liveUntil, uid: newUid('brief'), brandUid, city, country, category, timezone, currency, createdAt: at, updatedAt: at })
    .returning()
  await record(tx, actor, sideOf(actor), 'brief.created', { subjectUid: copy!.uid, brandUid }, { after: { from: uid } })
  return viewBrief(tx, actor, copy!)
}
