import * as z from 'zod/mini'
import { instant, optionalText, text, version } from '../../../kit/contract/fields.ts'
import { CollabUid } from '../../../access/ids.ts'
import { ChangedRow, proposalStates, TermsChange } from '../terms-changes.ts'
import { CollabView } from '../views.ts'
import { contractLevels } from '../written-contract.ts'

const bothSides = { influencer: 'own', brandMember: 'own' } as const
const change = z.object({ uid: CollabUid, version })

const write = <I extends z.ZodMiniType>(input: I) =>
  ({
    kind: 'write',
    access: bothSides,
    input,
    output: CollabView,
    refusals: ['not-found', 'aborted', 'failed-precondition'],
    touches: ['collab'],
  }) as const

/** New terms that one side proposed, with what each line said before. */
const TermsProposal = z.object({
  uid: z.string(),
  side: z.enum(['influencer', 'brand']),
  proposedBy: z.string(),
  reason: z.string(),
  rows: z.array(ChangedRow),
  state: z.enum(proposalStates),
  proposedAt: instant,
  expiresAt: instant,
  answeredBy: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
})

const ContractDuty = z.object({ level: z.enum(contractLevels), totalMinor: z.number(), year: z.number() })

/** Terms that both sides agree to change. */
export const termsEntries = {
  /** Either side proposes other terms; the other has seven days to answer. One proposal at a time. */
  proposeTerms: { ...write(z.extend(change, { changes: TermsChange, reason: text(300) })), creates: true },
  /** The other side's answer: a yes puts the proposed terms in force. */
  answerTerms: {
    ...write(z.extend(change, { answer: z.enum(['accept', 'decline']), note: optionalText(300) })),
    touches: ['collab', 'deliverable'],
  },
  /** Whoever proposed takes it back before it is answered. */
  withdrawTerms: write(change),
  /** The proposal that waits for an answer, and the last twenty before it, newest first. */
  listTermsChanges: {
    kind: 'read',
    offline: true,
    access: { ...bothSides, accountManager: 'any', admin: 'any' },
    input: z.object({ uid: CollabUid }),
    output: z.object({
      open: z.nullable(TermsProposal),
      past: z.array(TermsProposal),
      /** When each deliverable that is approved was: usage rights count from then. */
      approvedAt: z.array(instant),
      can: z.object({ propose: z.boolean(), answer: z.boolean(), withdraw: z.boolean() }),
    }),
    refusals: ['not-found'],
    shows: ['collab'],
  },
  /**
   * Whether French law asks the two sides for a written contract: what they agreed on in the year is worth so much. Venues
   * elsewhere are asked for nothing. New terms count in the year they are accepted in.
   */
  getContractDuty: {
    kind: 'read',
    offline: true,
    access: { ...bothSides, accountManager: 'any', admin: 'any' },
    input: z.object({ uid: CollabUid }),
    output: z.extend(ContractDuty, {
      /** What would hold if the open proposal were accepted now; null where there is none, or it would be the same. */
      ifAccepted: z.nullable(ContractDuty),
      /** What the two agreed on in their other collabs of this year, for terms still to be proposed; null outside France. */
      thisYear: z.nullable(z.object({ othersMinor: z.number(), year: z.number() })),
    }),
    refusals: ['not-found'],
    shows: ['collab'],
  },
} as const
