import * as z from 'zod/mini'
import { BrandUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { instant, minorUnits } from '../../../kit/contract/fields.ts'
import { importedLine } from '../../imports/contract/own-venues.ts'
import { currencies } from '../../plans/tiers.ts'
import { BrandFields } from '../../profiles/brand-profile.ts'
import { plusoneCities } from '../../profiles/vocabulary.ts'

/** What a venue begins with; the rest is in its Preferences. */
export const VenueFields = z.pick(BrandFields, {
  name: true,
  category: true,
  city: true,
  district: true,
  address: true,
  postcode: true,
  handle: true,
})

/** What one venue more costs an organisation. Amounts are minor units, without tax and without fees for collabs. */
export const VenuePrice = z.object({
  /** `billed`: by the payment provider. `given`: by our team, without a bill. `free`: there is no plan to pay for. */
  how: z.enum(['billed', 'given', 'free']),
  plan: z.string(),
  currency: z.enum(currencies),
  /** Of one venue, from the next period on. */
  monthly: minorUnits,
  perCollab: minorUnits,
  venues: z.number(),
  dueToday: minorUnits,
  /** The next invoice, with this venue; null where there is none to come. */
  next: z.nullable(
    z.object({
      at: instant,
      /** All of it, at most. */
      amount: minorUnits,
      /** For this venue until then, at most: it is counted to the second from when the provider hears of it. */
      untilThen: minorUnits,
      /** The same from the beginning of today on, which stays as it is all day. */
      allDay: minorUnits,
      /** For the venues that were added since the last invoice, at most: theirs until then. */
      earlier: minorUnits,
      /** For all venues from then on; 0 where the plan ends. */
      month: minorUnits,
    }),
  ),
  /** The plan ends then, so that there is no month after it. */
  isEnding: z.boolean(),
  timezone: z.string(),
})
export type VenuePrice = z.output<typeof VenuePrice>

const payers = { brandAdmin: 'own' } as const

export const venueEntries = defineCalls({
  /** What one venue more would cost the organisation of a brand now, and where it can be. */
  getVenuePrice: {
    kind: 'read',
    access: payers,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({ price: VenuePrice, cities: z.array(z.enum(plusoneCities)), name: z.string() }),
    refusals: ['not-found'],
    shows: ['subscription', 'profile'],
  },
  /**
   * A venue more in the organisation of a brand, with that brand's account manager. The caller belongs to it, its owner owns it,
   * and with `withTeam` everybody else of its team comes along. `monthly` is the price that was shown: refused if it has changed.
   * `imported` is the line of the owner’s list that it comes from, which is done with it.
   */
  addVenue: {
    kind: 'write',
    creates: true,
    ownHands: true,
    access: payers,
    input: z.object({
      brandUid: BrandUid,
      fields: VenueFields,
      withTeam: z.boolean(),
      monthly: minorUnits,
      imported: z.optional(z.object(importedLine)),
    }),
    output: z.object({ uid: z.string() }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['profile', 'session', 'team', 'subscription', 'own-import'],
  },
})
