import * as z from 'zod/mini'
import { instant } from '../../../kit/contract/fields.ts'

/** Owners are made with the brand; the others are invited. */
export const invitedRoles = z.enum(['admin', 'member'])
export const managers = { brandAdmin: 'own', accountManager: 'assigned', admin: 'any' } as const

/** People of all brands of an organisation, the invited among them, and how many its plan allows; null is any number. */
export const Seats = z.object({ used: z.number(), invited: z.number(), of: z.nullable(z.number()) })

export const TeamView = z.object({
  members: z.array(
    z.object({
      accountUid: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(['owner', 'admin', 'member']),
      /** Null for who was never signed in. */
      lastSeenAt: z.nullable(instant),
      isYou: z.boolean(),
    }),
  ),
  /** Who was asked and has not answered: by the name and address that whoever invited them gave, whether or not they have an account. */
  invitations: z.array(
    z.object({
      uid: z.string(),
      name: z.string(),
      email: z.string(),
      role: invitedRoles,
      expiresAt: instant,
      isOver: z.boolean(),
    }),
  ),
  seats: Seats,
  canChange: z.boolean(),
  /** Whether one may make somebody else the owner. */
  canHandOver: z.boolean(),
  /** Whether one may leave: the owner hands over first. */
  canLeave: z.boolean(),
})
