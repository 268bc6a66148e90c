import { eq } from 'drizzle-orm'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { briefFacts } from '../../../briefs/server/facts.ts'
import type { collabCalls } from '../../contract.ts'
import { isRequestOf } from '../requests.ts'
import { collabs } from '../tables.ts'

export const listRequestBriefs: Handler<typeof collabCalls.listRequestBriefs> = async ({ brandUid }, { actor, db }) => {
  assertSeesBrand(actor, brandUid)
  const rows = await db
    .selectDistinct({ uid: briefFacts.uid, title: briefFacts.title })
    .from(collabs)
    .innerJoin(briefFacts, eq(briefFacts.uid, collabs.briefUid))
    .where(isRequestOf(brandUid))
    .orderBy(briefFacts.title, briefFacts.uid)
  return { rows }
}
