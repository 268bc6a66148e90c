import * as z from 'zod/mini'
import { email, instant, nameText, text } from '../../../kit/contract/fields.ts'
import { AccountUid, BrandUid, FileUid } from '../../../access/ids.ts'
import { staffRoles } from '../../../access/roles.ts'

const admin = { admin: 'any' } as const
const one = z.object({ accountUid: AccountUid })

export const StaffView = z.object({
  rows: z.array(
    z.object({
      accountUid: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(staffRoles),
      slug: z.string(),
      photo: z.nullable(z.string()),
      designated: z.boolean(),
      /** Brands they look after. */
      book: z.number(),
      lastSeenAt: z.nullable(instant),
      isYou: z.boolean(),
      /** They still have to set up a second factor; until `graceUntil` they may work without. */
      secondFactorDue: z.boolean(),
      graceUntil: z.nullable(instant),
    }),
  ),
  canManage: z.boolean(),
})

/** The team itself: the designated admin stays, all others come and go. */
export const staffEntries = {
  listStaff: {
    kind: 'read',
    access: { accountManager: 'any', admin: 'any' },
    input: z.object({}),
    output: StaffView,
    shows: ['staff'],
  },
  /** Makes an account of the team and mails it a link for a week. Customers cannot be made staff: they keep their own account. */
  inviteStaff: {
    kind: 'write',
    creates: true,
    confirmed: true,
    access: admin,
    input: z.object({ email, name: nameText(80), role: z.enum(staffRoles) }),
    output: StaffView,
    refusals: ['failed-precondition'],
    touches: ['staff', 'account'],
  },
  changeStaffRole: {
    kind: 'write',
    confirmed: true,
    access: admin,
    input: z.extend(one, { role: z.enum(staffRoles) }),
    output: StaffView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['staff', 'account'],
  },
  /** Lets one of the team work for a day without a second factor. */
  grantSecondFactorDay: {
    kind: 'write',
    confirmed: true,
    access: admin,
    input: one,
    output: StaffView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['staff', 'account'],
  },
  /** Ends a place in the team; the brands they looked after go to another in the same step. */
  endStaff: {
    kind: 'write',
    confirmed: true,
    access: admin,
    input: z.extend(one, { handTo: z.nullable(AccountUid) }),
    output: StaffView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['staff', 'account', 'profile'],
  },
  /** Gives brands to an account manager or admin. */
  assignBrands: {
    kind: 'write',
    many: true,
    access: admin,
    input: z.extend(one, { brandUids: z.array(BrandUid).check(z.minLength(1), z.maxLength(200)) }),
    output: StaffView,
    refusals: ['not-found'],
    touches: ['staff', 'profile'],
  },
  /** One's own card: how customers see who looks after them. */
  saveStaffCard: {
    kind: 'write',
    access: { accountManager: 'own', admin: 'own' },
    input: z.object({ name: nameText(80), slug: text(50) }),
    output: StaffView,
    refusals: ['aborted'],
    touches: ['staff', 'account'],
  },
  /** One's own picture, from a file one brought; without one it is taken away. Everyone may see it. */
  saveStaffPhoto: {
    kind: 'write',
    access: { accountManager: 'own', admin: 'own' },
    input: z.object({ fileUid: z.nullable(FileUid) }),
    output: StaffView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['staff', 'session'],
  },
} as const
