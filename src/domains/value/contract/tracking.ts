import * as z from 'zod/mini'
import { day, minorUnits, text } from '../../../kit/contract/fields.ts'
import { BrandUid, CollabUid, DeliverableUid, TrackedLinkUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { bookingCodeShape, heardFrom, isSafeTarget } from '../tracking.ts'
import { TrackedLinkView } from '../views.ts'

const host = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const doorToken = z.string().check(z.maxLength(100))
const code = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(bookingCodeShape, 'Use 3 to 16 letters and digits, without spaces.'))
/** Made by the browser for one tap, so that sending it twice counts once. */
const tapKey = z.string().check(z.minLength(8), z.maxLength(60))
const done = z.object({ done: z.boolean() })

export const trackingEntries = defineCalls({
  /** A collab's tracked links and its booking code, with what came of them: for both sides. */
  getTracking: {
    kind: 'read',
    access: { influencer: 'own', brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ collabUid: CollabUid }),
    output: z.object({
      links: z.array(TrackedLinkView),
      code: z.nullable(z.object({ code: z.string(), bookings: z.number() })),
      can: z.object({ create: z.boolean() }),
    }),
    refusals: ['not-found'],
    shows: ['value', 'collab'],
  },
  /** An address of ours that leads to a page of the venue's and counts each person once a day. */
  createTrackedLink: {
    kind: 'write',
    access: host,
    input: z.object({
      collabUid: CollabUid,
      deliverableUid: z._default(z.nullable(DeliverableUid), null),
      target: text(500).check(
        z.refine(isSafeTarget, 'Enter the full address of a public page, beginning with https://.'),
      ),
      withUtm: z._default(z.boolean(), true),
    }),
    output: TrackedLinkView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['value'],
    creates: true,
  },
  /** From now on it leads to the venue's page without being counted. */
  endTrackedLink: {
    kind: 'write',
    access: host,
    input: z.object({ uid: TrackedLinkUid }),
    output: done,
    refusals: ['not-found'],
    touches: ['value'],
  },
  /** What followers say when they book. One for each collab; the venue's own word, or one that we make up. */
  createBookingCode: {
    kind: 'write',
    access: host,
    input: z.object({ collabUid: CollabUid, code: z._default(z.nullable(code), null) }),
    output: z.object({ code: z.string() }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['value'],
    creates: true,
  },
  /** Bookings from the venue's own system. A booking whose number is known already is not counted again. */
  importRedemptions: {
    kind: 'write',
    access: host,
    input: z.object({
      brandUid: BrandUid,
      rows: z
        .array(
          z.object({
            code,
            day,
            reference: text(60),
            amountMinor: z._default(z.nullable(minorUnits), null),
          }),
        )
        .check(
          z.minLength(1, 'Add at least one booking.'),
          z.maxLength(2_000, 'Import at most 2,000 bookings at a time.'),
        ),
    }),
    output: z.object({ recorded: z.number(), known: z.number(), unknownCodes: z.array(z.string()) }),
    refusals: ['not-found'],
    touches: ['value'],
  },
  /** The codes that may be said at a door today, and today's answers to how people heard of the venue. */
  getDoorSignals: {
    kind: 'read',
    access: { anonymous: 'any' },
    input: z.object({ token: doorToken }),
    output: z.object({
      codes: z.array(
        z.object({ code: z.string(), creator: z.string(), handle: z.string(), brief: z.string(), today: z.number() }),
      ),
      heard: z.array(z.object({ answer: z.enum(heardFrom), today: z.number() })),
    }),
    refusals: ['not-found'],
    shows: ['value'],
  },
  /** Somebody said a creator's code: one tap. */
  redeemAtDoor: {
    kind: 'write',
    access: { anonymous: 'any' },
    input: z.object({ token: doorToken, code, key: tapKey }),
    output: done,
    refusals: ['not-found'],
    touches: ['value'],
  },
  /** Somebody said how they heard of the venue: one tap. */
  countHeardAtDoor: {
    kind: 'write',
    access: { anonymous: 'any' },
    input: z.object({ token: doorToken, answer: z.enum(heardFrom) }),
    output: done,
    refusals: ['not-found'],
    touches: ['value'],
  },
})
