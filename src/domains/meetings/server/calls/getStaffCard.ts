import { and, asc, eq, isNull } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { accountFacts, assignmentFacts, staffFacts } from '../../../accounts/server/facts.ts'
import { brandFacts } from '../../../profiles/server/facts.ts'
import type { meetingCalls } from '../../contract.ts'
import { staffHours } from '../tables.ts'

export const getStaffCard: Handler<typeof meetingCalls.getStaffCard> = async ({ slug }, { db }) => {
  const [row] = await db
    .select({
      accountUid: staffFacts.accountUid,
      card: { name: staffFacts.displayName, slug: staffFacts.slug, photo: staffFacts.photo, role: staffFacts.role },
      windows: staffHours.windows,
    })
    .from(staffFacts)
    .innerJoin(accountFacts, eq(accountFacts.uid, staffFacts.accountUid))
    .leftJoin(staffHours, eq(staffHours.accountUid, staffFacts.accountUid))
    .where(and(eq(staffFacts.slug, slug), isNull(accountFacts.disabledAt)))
  if (!row) throw new CallError('not-found', 'We couldn’t find anyone on our team at this address.')
  const cities = await db
    .selectDistinct({ city: brandFacts.city })
    .from(assignmentFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, assignmentFacts.brandUid))
    .where(eq(assignmentFacts.accountUid, row.accountUid))
    .orderBy(asc(brandFacts.city))
  return {
    ...row.card,
    cities: cities.map(({ city }) => city).filter((city) => city !== 'other'),
    takesMeetings: (row.windows ?? []).length > 0,
  }
}
