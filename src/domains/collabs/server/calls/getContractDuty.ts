import { and, eq, inArray } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { Availability, Stay } from '../../../briefs/brief.ts'
import { worthOfStay } from '../../../briefs/stays.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import type { collabCalls } from '../../contract.ts'
import { contractLevel } from '../../written-contract.ts'
import { getCollab } from '../reads.ts'
import { collabs } from '../tables.ts'

/** What was agreed counts, by the year it was agreed in, and what this collab would add. */
export const getContractDuty: Handler<typeof collabCalls.getContractDuty> = async ({ uid }, { actor, db }) => {
  const collab = await getCollab(db, actor, uid)
  const brief = await getBrief(db, collab.briefUid)
  if (brief.country !== 'FR' || brief.currency !== 'EUR') return { level: 'none' as const, totalMinor: 0, year: 0 }
  const yearOf = (at: Date) => DateTime.fromJSDate(at, { zone: brief.timezone }).year
  const year = yearOf(collab.terms ? new Date(collab.terms.agreedAt) : now())
  const agreed = await db
    .select({ uid: collabs.uid, terms: collabs.terms })
    .from(collabs)
    .where(
      and(
        eq(collabs.brandUid, collab.brandUid),
        eq(collabs.influencerUid, collab.influencerUid),
        inArray(collabs.outcome, ['open', 'completed']),
      ),
    )
  const others = agreed.flatMap(({ uid: other, terms }) =>
    other !== uid && terms && yearOf(new Date(terms.agreedAt)) === year ? [worth(terms)] : [],
  )
  const own = collab.outcome === 'open' || collab.outcome === 'completed' ? worth(collab.terms ?? brief) : 0
  const totalMinor = others.reduce((sum, one) => sum + one, own)
  return { level: contractLevel(totalMinor), totalMinor, year }
}

type Offer = {
  valueMinor: number
  paymentMinor?: number | undefined
  stay?: Stay | undefined
  availability?: Pick<Availability, 'stay'>
}

/** What an offer comes to at most: of a stay, its longest. */
function worth({ valueMinor, paymentMinor = 0, availability, stay = availability?.stay }: Offer): number {
  return worthOfStay(valueMinor, stay, stay?.maxNights ?? 1) + paymentMinor
}
