import * as z from 'zod/mini'
import { instant, text } from '../../../kit/contract/fields.ts'
import { BrandUid, BriefQuestionUid, BriefUid, InfluencerUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { maxLength, questionMaxLength } from '../rules.ts'

const readers = { influencer: 'own', brandMember: 'own', accountManager: 'any', admin: 'any' } as const

export const BriefQuestionView = z.object({
  uid: BriefQuestionUid,
  /** As whom it is read. */
  side: z.enum(['influencer', 'brand', 'staff']),
  brief: z.object({ uid: BriefUid, title: z.string() }),
  brand: z.object({ uid: BrandUid, name: z.string() }),
  influencer: z.object({ uid: InfluencerUid, name: z.string() }),
  askedAt: instant,
  text: z.string(),
  /** Whether a phone number or an address was taken out, as in messages before a visit is confirmed. */
  masked: z.boolean(),
  answer: z.nullable(
    z.object({
      at: instant,
      side: z.enum(['brand', 'staff']),
      author: z.string(),
      text: z.string(),
      masked: z.boolean(),
    }),
  ),
  /** `closed`: it’s too late for an answer here, because the brief has ended, a collab began or one has blocked the other. */
  state: z.enum(['waiting', 'answered', 'closed']),
  can: z.object({ answer: z.boolean() }),
})
export type BriefQuestionView = z.output<typeof BriefQuestionView>

/** What a creator asks about a brief before they request it: once for each brief, and answered once. */
export const questionEntries = defineCalls({
  /** Asks a brief’s venue something: whoever could request it now, and has had no collab for it. */
  askBriefQuestion: {
    kind: 'write',
    creates: true,
    access: { influencer: 'own' },
    input: z.object({ briefUid: BriefUid, influencerUid: InfluencerUid, text: text(questionMaxLength) }),
    output: BriefQuestionView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['message'],
    perDay: 30,
  },
  /** What a creator asked about a brief, if anything, and whether they haven’t used their question yet. */
  getBriefQuestion: {
    kind: 'read',
    offline: true,
    access: readers,
    input: z.object({ briefUid: BriefUid, influencerUid: InfluencerUid }),
    output: z.object({ question: z.nullable(BriefQuestionView), can: z.object({ ask: z.boolean() }) }),
    refusals: ['not-found'],
    shows: ['message', 'collab'],
  },
  /** What those creators asked whose request or invitation for one of a brand’s briefs waits for a reply, newest first; 200 at most. */
  listBriefQuestions: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ brandUid: BrandUid }),
    output: z.object({ rows: z.array(BriefQuestionView) }),
    refusals: ['not-found'],
    shows: ['message', 'collab'],
  },
  /** Answers a question, once, while its brief hasn’t ended and no collab has begun. */
  answerBriefQuestion: {
    kind: 'write',
    once: true,
    access: { brandMember: 'own', accountManager: 'assigned', admin: 'any' },
    input: z.object({ uid: BriefQuestionUid, text: text(maxLength) }),
    output: BriefQuestionView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['message'],
  },
})
