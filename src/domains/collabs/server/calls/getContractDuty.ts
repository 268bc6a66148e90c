import { and, eq, inArray } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import type { collabCalls } from '../../contract.ts'
import { contractDuty, contractLevel, offerWorth } from '../../written-contract.ts'
import { findOpenProposal } from '../proposals.ts'
import { getCollab } from '../reads.ts'
import { collabs } from '../tables.ts'

const elsewhere = { level: 'none' as const, totalMinor: 0, year: 0, ifAccepted: null, thisYear: null }

/** What was agreed counts, by the year it was agreed in, and what this collab would add: as it is, and as is proposed. */
export const getContractDuty: Handler<typeof collabCalls.getContractDuty> = async ({ uid }, { actor, db }) => {
  const collab = await getCollab(db, actor, uid)
  const brief = await getBrief(db, collab.briefUid)
  if (brief.country !== 'FR' || brief.currency !== 'EUR') return elsewhere
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
  const yearOf = (at: Date) => DateTime.fromJSDate(at, { zone: brief.timezone }).year
  const othersIn = (year: number) =>
    agreed
      .flatMap(({ uid: other, terms }) => (other !== uid && terms ? [terms] : []))
      .filter(({ agreedAt }) => yearOf(new Date(agreedAt)) === year)
      .reduce((sum, terms) => sum + offerWorth(terms), 0)
  const { terms, outcome } = collab
  const year = yearOf(terms ? new Date(terms.agreedAt) : now())
  const counts = outcome === 'open' || outcome === 'completed'
  const totalMinor = othersIn(year) + (counts ? offerWorth(terms ?? brief) : 0)
  const thisYear = { othersMinor: othersIn(yearOf(now())), year: yearOf(now()) }
  const open = terms && counts ? await findOpenProposal(db, uid) : undefined
  const next = terms && open ? contractDuty(thisYear.othersMinor, { ...terms, ...open.changes }, thisYear.year) : null
  const isSame = next?.totalMinor === totalMinor && next.year === year
  return { level: contractLevel(totalMinor), totalMinor, year, ifAccepted: isSame ? null : next, thisYear }
}
