import * as z from 'zod/mini'
import { instant, optionalText, page, pageInput, text } from '../../kit/contract/fields.ts'
import { BrandUid, CollabUid, InfluencerUid, ReportUid } from '../../access/ids.ts'
import { defineCalls, profileTypes } from '../../access/roles.ts'
import { reportOutcomeIds, reportReasonIds } from './reasons.ts'

const staff = { accountManager: 'any', admin: 'any' } as const
const Party = z.object({ uid: z.string(), type: z.enum(profileTypes), name: z.string() })

/** People who are reported, and what our team decides. */
export const safetyCalls = defineCalls({
  /**
   * Reports the other side of a meeting, as one’s own profile: to our team alone. What the other side asked and is not
   * answered is declined. With `block`, the two no longer reach each other. Reports by several
   * people or organisations keep who is reported from first contact until they are decided.
   */
  reportProfile: {
    kind: 'write',
    creates: true,
    access: { influencer: 'own', brandMember: 'own' },
    ownHands: true,
    input: z.object({
      brandUid: BrandUid,
      influencerUid: InfluencerUid,
      reason: z.enum(reportReasonIds),
      details: optionalText(2_000),
      collabUid: z.optional(CollabUid),
      block: z._default(z.boolean(), false),
    }),
    output: z.object({ uid: ReportUid }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['report', 'profile', 'message'],
    perDay: 20,
  },
  /** Reports that wait for a decision, those that waited longest first. */
  listReports: {
    kind: 'read',
    access: staff,
    input: z.object(pageInput),
    output: page(
      z.object({
        uid: ReportUid,
        about: Party,
        /** Who signs in as the reported profile. */
        accounts: z.array(z.object({ uid: z.string(), name: z.string(), isDisabled: z.boolean() })),
        by: Party,
        reason: z.enum(reportReasonIds),
        details: z.string(),
        collabUid: z.nullable(z.string()),
        createdAt: instant,
        /** How many reports about the same profile wait, and whether it may not make first contact for them. */
        openAbout: z.number(),
        isHeld: z.boolean(),
      }),
    ),
    shows: ['report'],
  },
  /** Decides a report. Who reported is told that it was looked into; a warning goes to who was reported, in the words of `note`. */
  decideReport: {
    kind: 'write',
    access: staff,
    ownHands: true,
    input: z.object({ uid: ReportUid, outcome: z.enum(reportOutcomeIds), note: text(1_000) }),
    output: z.object({ uid: ReportUid }),
    refusals: ['not-found'],
    touches: ['report'],
  },
})
