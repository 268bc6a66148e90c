import * as z from 'zod/mini'
import { day, dayOr, minorUnits, text } from '../../../kit/contract/fields.ts'
import { BrandUid, CollabUid, DeliverableUid, TrackedLinkUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { keysOf } from '../../../kit/contract/keys.ts'
import { delimiters, encodings, formats } from '../../../kit/contract/sheets.ts'
import { bookingFields, bookingLimits } from '../booking-fields.ts'
import { bookingCodeShape, heardFrom, isSafeTarget } from '../tracking.ts'
import { currency, TrackedLinkView, VoucherView } from '../views.ts'

const host = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const doorToken = z.string().check(z.maxLength(100))
const code = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(bookingCodeShape, 'Use 3 to 16 letters and digits, without spaces.'))
/** Made by the browser for one tap, so that sending it twice counts once. */
const tapKey = z.string().check(z.minLength(8), z.maxLength(60))
const done = z.object({ done: z.boolean() })
const bookingField = z.nullable(z.enum(keysOf(bookingFields)))
const dayOrders = ['day-first', 'month-first'] as const

/** What a venue says of a voucher. */
export const VoucherFields = z.object({
  /** What its holder gets. */
  offer: text(80),
  /** Without one, we make one up. */
  code: z._default(z.nullable(code), null),
  /** What one costs the venue. */
  costMinor: minorUnits,
  most: z
    .int('Enter how many vouchers there are.')
    .check(z.minimum(1, 'Offer at least one voucher.'), z.maximum(10_000, 'Offer at most 10,000 vouchers.')),
  /** On which one is still taken, on the venue's calendar. */
  lastDay: dayOr('Choose the last day.'),
})

export const trackingEntries = defineCalls({
  /** A collab's tracked links, its booking code and its voucher, with what came of them: for both sides. */
  getTracking: {
    kind: 'read',
    scope: 'results:read',
    offline: true,
    access: { influencer: 'own', brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ collabUid: CollabUid }),
    output: z.object({
      links: z.array(TrackedLinkView),
      code: z.nullable(z.object({ code: z.string(), bookings: z.number() })),
      voucher: z.nullable(VoucherView),
      /** The currency of the venue's country, in which a voucher costs it something. */
      currency,
      /** Today at the venue. */
      today: z.string(),
      can: z.object({ create: z.boolean() }),
    }),
    refusals: ['not-found'],
    shows: ['value', 'collab'],
  },
  /** An address of ours that leads to a page of the venue's and counts each person once a day. */
  createTrackedLink: {
    kind: 'write',
    access: host,
    ownHands: true,
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
  /** So many vouchers for the creator's followers, each redeemed by a tap at the door. One kind for each collab. */
  createVoucher: {
    kind: 'write',
    access: host,
    input: z.object({
      collabUid: CollabUid,
      fields: VoucherFields,
    }),
    output: VoucherView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['value'],
    creates: true,
  },
  /** From now on none is redeemed; those that were stay counted. */
  endVoucher: {
    kind: 'write',
    access: host,
    input: z.object({ collabUid: CollabUid }),
    output: done,
    refusals: ['not-found'],
    touches: ['value'],
  },
  /**
   * Reads a list of bookings as a booking system exports it: CSV, Excel or NDJSON, as base64. Answers which rows were made with a
   * code of the venue’s, and why others are left out; saves nothing. What is left out of the input is detected.
   */
  readBookings: {
    kind: 'read',
    access: host,
    input: z.object({
      brandUid: BrandUid,
      file: z
        .string()
        .check(
          z.minLength(4, 'Choose a file that isn’t empty.'),
          z.maxLength(Math.ceil(bookingLimits.bytes / 3) * 4, 'This file is over 700 KB. Export a shorter period.'),
        ),
      encoding: z.optional(z.enum(keysOf(encodings))),
      delimiter: z.optional(z.enum(keysOf(delimiters))),
      sheet: z.optional(text(200)),
      mapping: z.optional(z.array(bookingField).check(z.maxLength(300))),
      /** How dates are read that can be read both ways, such as 5/4/2026. */
      dayOrder: z.optional(z.enum(dayOrders)),
    }),
    output: z.object({
      reading: z.object({
        format: z.enum(formats),
        encoding: z.enum(keysOf(encodings)),
        delimiter: z.enum(keysOf(delimiters)),
        sheet: z.nullable(z.string()),
      }),
      sheets: z.array(z.string()),
      columns: z.array(z.object({ name: z.string(), field: bookingField, examples: z.array(z.string()) })),
      dayOrder: z.enum(dayOrders),
      isDayOrderCertain: z.boolean(),
      rows: z.array(
        z.object({
          line: z.number(),
          code: z.string(),
          day: z.string(),
          reference: z.string(),
          amountMinor: z.nullable(z.number()),
        }),
      ),
      counts: z.object({
        read: z.number(),
        withoutCode: z.number(),
        cancelled: z.number(),
        leftOut: z.number(),
      }),
      problems: z.array(
        z.object({ what: z.string(), values: z.array(z.string()), count: z.number(), lines: z.array(z.number()) }),
      ),
    }),
    refusals: ['not-found', 'invalid-argument'],
    shows: [],
    perMinute: 30,
  },
  /** Bookings from the venue's own system. A booking whose number is known already is not counted again. */
  importRedemptions: {
    kind: 'write',
    scope: 'results:write',
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
    output: z.object({
      recorded: z.number(),
      known: z.number(),
      unknownCodes: z.array(z.string()),
      /** Booking numbers whose day hasn’t come at the venue: nothing came of them yet, so they aren’t counted. */
      futureReferences: z.array(z.string()),
    }),
    refusals: ['not-found'],
    touches: ['value'],
  },
  /** The codes that may be said and the vouchers that may be shown at a door today, and today's answers to how people heard of the venue. */
  getDoorSignals: {
    kind: 'read',
    access: { anonymous: 'any' },
    input: z.object({ token: doorToken }),
    output: z.object({
      codes: z.array(
        z.object({
          code: z.string(),
          creator: z.string(),
          handle: z.string(),
          brief: z.string(),
          today: z.number(),
          /** Its collab is open, or it was made or used in the last 90 days. */
          isLive: z.boolean(),
        }),
      ),
      vouchers: z.array(
        z.object({
          code: z.string(),
          offer: z.string(),
          creator: z.string(),
          most: z.number(),
          redeemed: z.number(),
          today: z.number(),
        }),
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
  /** Somebody showed a creator's voucher: one tap. */
  redeemVoucherAtDoor: {
    kind: 'write',
    access: { anonymous: 'any' },
    input: z.object({ token: doorToken, code, key: tapKey }),
    output: done,
    refusals: ['not-found', 'failed-precondition'],
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
