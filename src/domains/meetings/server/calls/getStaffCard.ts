import { and, asc, eq, isNull } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { accounts, assignments, staff } from '../../../accounts/server/tables.ts'
import { brandProfiles } from '../../../profiles/server/tables.ts'
import type { meetingCalls } from '../../contract.ts'
import { staffHours } from '../tables.ts'

export const getStaffCard: Handler<typeof meetingCalls.getStaffCard> = async ({ slug }, { db }) => {
  const [row] = await db
    .select({ staff, windows: staffHours.windows })
    .from(staff)
    .innerJoin(accounts, eq(accounts.uid, staff.accountUid))
    .leftJoin(staffHours, eq(staffHours.accountUid, staff.accountUid))
    .where(and(eq(staff.slug, slug), isNull(accounts.disabledAt)))
  if (!row) throw new CallError('not-found', 'Nobody of our team has this address.')
  const cities = await db
    .selectDistinct({ city: brandProfiles.city })
    .from(assignments)
    .innerJoin(brandProfiles, eq(brandProfiles.uid, assignments.brandUid))
    .where(eq(assignments.accountUid, row.staff.accountUid))
    .orderBy(asc(brandProfiles.city))
  return {
    name: row.staff.displayName,
    slug: row.staff.slug,
    photo: row.staff.photo,
    role: row.staff.role,
    cities: cities.map(({ city }) => city).filter((city) => city !== 'other'),
    takesCalls: (row.windows ?? []).length > 0,
  }
}
