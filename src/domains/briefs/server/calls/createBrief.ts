import { CallError } from '../../../../kit/contract/errors.ts'
import { newUid } from '../../../../kit/contract/ids.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { may } from '../../../accounts/server/gate.ts'
import { record } from '../../../notices/server/record.ts'
import { currencyOf } from '../../../profiles/server/build.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { briefCalls } from '../../contract.ts'
import { briefPolicy } from '../policy.ts'
import { sideOf } from '../save.ts'
import { briefs } from '../tables.ts'
import { viewBrief } from '../view.ts'

export const createBrief: Handler<typeof briefCalls.createBrief> = async ({ brandUid, content }, { actor, tx }) => {
  if (!may(briefPolicy, actor, 'edit', { brandUid })) throw new CallError('not-found', 'There is no such brand profile.')
  const brand = await getBrand(tx, brandUid)
  const uid = newUid('brief')
  const at = now()
  const { city, country, category, timezone } = brand
  const { liveFrom, liveUntil, maxCollabs } = content
  const [brief] = await tx
    .insert(briefs)
    .values({ uid, brandUid, status: 'draft', content, city, country, category, timezone, currency: currencyOf(country), liveFrom, liveUntil, maxCollabs, createdAt: at, updatedAt: at })
    .returning()
  await record(tx, actor, sideOf(actor), 'brief.created', { subjectUid: uid, brandUid })
  return viewBrief(tx, actor, brief!)
}
