import { and, asc, eq, isNull } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { accountsView, assignmentsView, staffView } from '../../../accounts/server/views.ts'
import { brandProfiles } from '../../../profiles/server/tables.ts'
import type { meetingCalls } from '../../contract.ts'
import { staffHours } from '../tables.ts'

export const getStaffCard: Handler<typeof meetingCalls.getStaffCard> = async ({ slug }, { db }) => {
  const [row] = await db
    .select({
      accountUid: staffView.accountUid,
      card: { name: staffView.displayName, slug: staffView.slug, photo: staffView.photo, role: staffView.role },
      windows: staffHours.windows,
    })
    .from(staffView)
    .innerJoin(accountsView, eq(accountsView.uid, staffView.accountUid))
    .leftJoin(staffHours, eq(staffHours.accountUid, staffView.accountUid))
    .where(and(eq(staffView.slug, slug), isNull(accountsView.disabledAt)))
  if (!row) throw new CallError('not-found', 'Nobody of our team has this address.')
  const cities = await db
    .selectDistinct({ city: brandProfiles.city })
    .from(assignmentsView)
    .innerJoin(brandProfiles, eq(brandProfiles.uid, assignmentsView.brandUid))
    .where(eq(assignmentsView.accountUid, row.accountUid))
    .orderBy(asc(brandProfiles.city))
  return {
    ...row.card,
    cities: cities.map(({ city }) => city).filter((city) => city !== 'other'),
    takesCalls: (row.windows ?? []).length > 0,
  }
}
