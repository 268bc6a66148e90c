import { CallError } from '../../../../kit/contract/errors.ts'
import { newUid } from '../../../../kit/contract/ids.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { may } from '../../../accounts/server/gate.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { record } from '../../../notices/server/record.ts'
import { currencyOf } from '../../../profiles/server/build.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { todayIn } from '../../availability.ts'
import { emptyBrief } from '../../brief.ts'
import type { briefCalls } from '../../contract.ts'
import { briefPolicy } from '../policy.ts'
import { sideOf } from '../save.ts'
import { briefs } from '../tables.ts'
import { viewBrief } from '../view.ts'

/** A new draft stays up for two months unless it says otherwise. */
const defaultLifeMs = 60 * dayMs

export const createBrief: Handler<typeof briefCalls.createBrief> = async ({ brandUid, content }, { actor, tx }) => {
  if (!may(briefPolicy, actor, 'edit', { brandUid })) throw new CallError('not-found', 'There is no such brand profile.')
  const brand = await getBrand(tx, brandUid)
  const { city, country, category, timezone, handle, gallery, hero } = brand
  const uid = newUid('brief')
  const at = now()
  const pictures = [hero, ...gallery].filter((path) => path !== null).slice(0, 10)
  const start = { ...emptyBrief(todayIn(timezone, at), todayIn(timezone, plus(at, defaultLifeMs)), city), mentions: handle ? [handle] : [], pictures }
  const [brief] = await tx
    .insert(briefs)
    .values({ ...(content ?? start), uid, brandUid, city, country, category, timezone, currency: currencyOf(country), createdAt: at, updatedAt: at })
    .returning()
  await record(tx, actor, sideOf(actor), 'brief.created', { subjectUid: uid, brandUid })
  return viewBrief(tx, actor, brief!)
}
