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
      /**
       * For this venue until then, at most: from this moment. The provider counts to the second from when it hears of the venue,
       * which is ten minutes later at most. Nothing in a trial.
       */
      untilThen: minorUnits,
      /** For the venues that were added since the last invoice, counted the same way: theirs until then. */
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
  /**
   * What one venue more would cost the organisation of a brand now, where it can be, and whose roles it can begin with: of the
   * venues that the caller belongs to, those with somebody else there, the one with the most people first.
   */
  getVenuePrice: {
    kind: 'read',
    access: payers,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({
      price: VenuePrice,
      cities: z.array(z.enum(plusoneCities)),
      name: z.string(),
      teams: z.array(z.object({ uid: z.string(), name: z.string(), people: z.number() })),
    }),
    refusals: ['not-found'],
    shows: ['subscription', 'profile', 'team'],
  },
  /**
   * A venue more in the organisation of a brand, with that brand's account manager. The caller belongs to it, the brand's owner
   * owns it, and everybody at `rolesFrom`, a venue of the organisation that the caller belongs to, has the same role here; another
   * owner there is an admin here. `monthly` is the price that was shown: refused if it has changed. `imported` is the line of the
   * owner’s list that it comes from, which is done with it. Answers what it costs.
   */
  addVenue: {
    kind: 'write',
    creates: true,
    ownHands: true,
    access: payers,
    input: z.object({
      brandUid: BrandUid,
      fields: VenueFields,
      rolesFrom: z.nullable(BrandUid),
      monthly: minorUnits,
      imported: z.optional(z.object(importedLine)),
    }),
    output: z.object({ uid: z.string(), price: VenuePrice }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['profile', 'session', 'team', 'subscription', 'own-import'],
  },
})
