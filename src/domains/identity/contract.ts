import * as z from 'zod/mini'
import { instant, page, pageInput, text } from '../../kit/contract/fields.ts'
import { IdCheckUid, InfluencerUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { documentKinds, failureIds, parts, states, ways } from './id-check.ts'

const staff = { accountManager: 'any', admin: 'any' } as const

/** A check as its creator and our team see it. Brands see whether there was one, and nothing else. */
export const IdCheckView = z.object({
  uid: IdCheckUid,
  state: z.enum(states),
  way: z.enum(ways),
  documentKind: z.enum(documentKinds),
  /** Which pictures are here already. */
  brought: z.array(z.enum(parts)),
  /** Why it failed. */
  failure: z.nullable(z.enum(failureIds)),
  /** When what was brought is deleted at the latest; null once it is. */
  documentsUntil: z.nullable(instant),
  decidedAt: z.nullable(instant),
})

export const identityCalls = defineCalls({
  /** Where a creator stands: when their ID was checked, and their last check. */
  getIdCheck: {
    kind: 'read',
    access: { influencer: 'own', ...staff },
    input: z.object({ influencerUid: InfluencerUid }),
    output: z.object({
      checkedAt: z.nullable(instant),
      /** Who would check now. */
      way: z.enum(ways),
      last: z.nullable(IdCheckView),
    }),
    refusals: ['not-found'],
    shows: ['id-check'],
  },
  /**
   * Begins a check, or goes on with the one that is under way. Where Stripe checks, `url` is its page; otherwise the pictures
   * go to `/id-checks/{uid}/{part}`.
   */
  startIdCheck: {
    kind: 'exchange',
    access: { influencer: 'own' },
    ownHands: true,
    input: z.object({
      influencerUid: InfluencerUid,
      documentKind: z.enum(documentKinds),
      /** As it stands on the document. */
      legalName: text(120),
      /** They have read what becomes of the document. */
      agreed: z.literal(true, { error: 'Please agree to the check first.' }),
    }),
    output: z.object({ check: IdCheckView, url: z.nullable(z.string()) }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['id-check'],
    perMinute: 10,
  },
  /** Hands the pictures to our team: of a card both sides, and a selfie. */
  submitIdCheck: {
    kind: 'write',
    access: { influencer: 'own' },
    ownHands: true,
    input: z.object({ uid: IdCheckUid }),
    output: IdCheckView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['id-check'],
  },
  /** Ends a check that is under way, and deletes what was brought. */
  cancelIdCheck: {
    kind: 'write',
    access: { influencer: 'own' },
    ownHands: true,
    input: z.object({ uid: IdCheckUid }),
    output: IdCheckView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['id-check'],
  },
  /** Checks that wait for our team, those that waited longest first. */
  listIdChecks: {
    kind: 'read',
    access: staff,
    input: z.object(pageInput),
    output: page(
      z.object({
        uid: IdCheckUid,
        influencer: z.object({ uid: z.string(), name: z.string(), handle: z.string(), dateOfBirth: z.string() }),
        legalName: z.string(),
        documentKind: z.enum(documentKinds),
        submittedAt: instant,
        documentsUntil: instant,
        /** Which photos there are. */
        brought: z.array(z.enum(parts)),
        /** How often each was looked at. */
        looks: z.number(),
        /** Which of them who asks has looked at. */
        opened: z.array(z.enum(parts)),
      }),
    ),
    shows: ['id-check'],
  },
  /** Opens one picture of a check that waits. Each look is logged with who it was; the address opens for two minutes. */
  openIdDocument: {
    kind: 'write',
    access: staff,
    ownHands: true,
    input: z.object({ uid: IdCheckUid, part: z.enum(parts) }),
    output: z.object({ url: z.string() }),
    refusals: ['not-found'],
    touches: ['id-check'],
  },
  /** Decides a check, by somebody who has opened every picture: without a failure it passed, which nobody under 18 can. The pictures are deleted with the decision. */
  decideIdCheck: {
    kind: 'write',
    access: staff,
    ownHands: true,
    input: z.object({ uid: IdCheckUid, failure: z.nullable(z.enum(failureIds)) }),
    output: IdCheckView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['id-check', 'profile'],
  },
})
