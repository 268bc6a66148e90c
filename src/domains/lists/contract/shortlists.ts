import * as z from 'zod/mini'
import { instant, text } from '../../../kit/contract/fields.ts'
import { BrandUid, InfluencerUid, ShortlistUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { votes } from '../shortlists.ts'

const readers = { brandMember: 'own', accountManager: 'any', admin: 'any' } as const
const writers = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const one = z.object({ uid: ShortlistUid })
const done = z.object({ done: z.boolean() })
const noKey = 'Reload this page, then vote again.'
const voterKey = z.string(noKey).check(z.minLength(20, noKey), z.maxLength(100, noKey))

/** Creators whom a brand has its eye on, shared with its team, and by link with whoever is to have a say. */
export const shortlistEntries = defineCalls({
  /** A brand's shortlists, newest first, each with who is on it: what every button to shortlist goes by. */
  listShortlists: {
    kind: 'read',
    access: readers,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({
      rows: z.array(
        z.object({ uid: z.string(), name: z.string(), influencerUids: z.array(z.string()), createdAt: instant }),
      ),
    }),
    refusals: ['not-found'],
    shows: ['shortlist'],
  },
  createShortlist: {
    kind: 'write',
    creates: true,
    access: writers,
    input: z.object({ brandUid: BrandUid, name: text(60) }),
    output: z.object({ uid: z.string(), name: z.string() }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['shortlist'],
  },
  renameShortlist: {
    kind: 'write',
    access: writers,
    input: z.extend(one, { name: text(60) }),
    output: done,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['shortlist'],
  },
  deleteShortlist: {
    kind: 'write',
    access: writers,
    input: one,
    output: done,
    refusals: ['not-found'],
    touches: ['shortlist'],
  },
  /** Adds a creator to a shortlist; without one to the newest, which is made if there is none. Answers where they are now. */
  addToShortlist: {
    kind: 'write',
    access: writers,
    input: z.object({ brandUid: BrandUid, influencerUid: InfluencerUid, uid: z.optional(ShortlistUid) }),
    output: z.object({ uid: z.string(), name: z.string() }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['shortlist'],
  },
  removeFromShortlist: {
    kind: 'write',
    access: writers,
    input: z.extend(one, { influencerUid: InfluencerUid }),
    output: done,
    refusals: ['not-found'],
    touches: ['shortlist'],
  },
  /** A link by which anyone can look and say approve, maybe or no, for 14 days. It is shown once, and ends the one before. */
  shareShortlist: {
    kind: 'write',
    access: writers,
    ownHands: true,
    input: one,
    output: z.object({ url: z.string(), until: instant }),
    refusals: ['not-found'],
    touches: ['shortlist'],
  },
  unshareShortlist: {
    kind: 'write',
    access: writers,
    input: one,
    output: done,
    refusals: ['not-found'],
    touches: ['shortlist'],
  },
  /**
   * What somebody with the link thinks of a creator, under a typed name. `voterKey` is a secret of their browser: a name that
   * somebody else voted under on this shortlist is refused, in whichever case it is typed.
   */
  voteOnShortlist: {
    kind: 'write',
    access: { anonymous: 'any' },
    input: z.object({
      token: z.string().check(z.maxLength(100)),
      name: text(60),
      voterKey,
      influencerUid: InfluencerUid,
      vote: z.enum(votes),
    }),
    output: done,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['shortlist'],
    perMinute: 60,
  },
})
