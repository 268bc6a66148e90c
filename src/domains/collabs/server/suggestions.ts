import { and, eq, sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import type { Terms } from '../terms.ts'
import { differences, nothingDone, type TermsSuggestion, suggestionOf, whyNotChange } from '../terms-changes.ts'
import type { Acting } from './acting.ts'
import { changedLabels, closeProposal, findOpenProposal, type Proposal } from './proposals.ts'
import { isBrandMember } from '../../../access/roles.ts'
import type { Collab } from './reads.ts'
import { recordCollab } from './save.ts'
import { termsProposals } from './tables.ts'

/** With which terms a request that suggests others is approved. */
export type TermsChoice = 'brief' | 'suggested'

/** A suggestion is the open proposal of a collab that is not agreed yet. */
const isWaiting = (collab: Pick<Collab, 'stage' | 'outcome'>) => collab.stage === 1 && collab.outcome === 'open'

const openOf = prepared((db) =>
  db
    .select()
    .from(termsProposals)
    .where(
      and(sql`${termsProposals.collabUid} = any(${sql.placeholder('collabs')})`, sql`${termsProposals.state} = 'open'`),
    )
    .prepare('open_terms_proposals'),
)

/** What those of these collabs suggest that are requests without an answer, by collab; no query where there is none. */
export async function findSuggestions(db: Queryable, rows: readonly Collab[]): Promise<Map<string, Proposal>> {
  const uids = rows.filter(isWaiting).map(({ uid }) => uid)
  if (uids.length === 0) return new Map()
  const open = await openOf(db, { collabs: uids })
  return new Map(open.map((proposal) => [proposal.collabUid, proposal]))
}

/** Keeps what a request asks for differently, and answers which lines that is; null where it is all as in the brief. */
export async function suggest(
  { tx, actor }: Acting,
  collab: Collab,
  terms: Terms,
  asked: TermsSuggestion,
): Promise<string | null> {
  const { was, changes } = suggestionOf(terms, asked)
  if (Object.keys(changes).length === 0) return null
  const why = whyNotChange(collab, terms, changes, nothingDone, now())
  if (why) throw new CallError('failed-precondition', why)
  await tx.insert(termsProposals).values({
    uid: newUid('terms_proposal'),
    collabUid: collab.uid,
    side: 'influencer',
    proposedBy: terms.influencerName,
    proposedByUid: actor.accountUid,
    reason: collab.message,
    was,
    changes,
    proposedAt: collab.requestedAt,
    expiresAt: collab.expiresAt,
  })
  const labels = changedLabels(terms, { was, changes })
  await recordCollab({ tx, actor }, 'terms.proposed', null, collab, { after: { changes: labels } })
  return labels
}

/** The suggestion a yes is given to, or past; refused where it is not said which. */
export async function chosenSuggestion(
  acting: Acting,
  collab: Collab,
  choice: TermsChoice | undefined,
): Promise<Proposal | undefined> {
  const suggestion = isWaiting(collab) ? await findOpenProposal(acting.tx, collab.uid) : undefined
  if (suggestion && !choice)
    throw new CallError(
      'failed-precondition',
      'This request suggests different terms. Open it in the app, then approve it on those terms or on the brief’s.',
    )
  if (!suggestion && choice === 'suggested')
    throw new CallError('failed-precondition', 'This request doesn’t suggest different terms. Reload, then approve it.')
  if (choice === 'suggested' && !isBrandMember(acting.actor, collab.brandUid))
    throw new CallError(
      'failed-precondition',
      'Only the brand can agree to suggested terms. You can approve this request on the brief’s terms.',
    )
  return suggestion
}

/** Answers a suggestion with the approval, and says which terms hold: `terms` are those of the brief as it is now. */
export async function settleSuggestion(
  acting: Acting,
  collab: Collab,
  suggestion: Proposal,
  choice: TermsChoice,
  terms: Terms,
): Promise<Terms> {
  const { tx } = acting
  if (choice === 'brief') {
    await closeProposal(acting, collab, suggestion, 'declined')
    return terms
  }
  const { changes } = suggestion
  const why = whyNotChange(collab, terms, changes, nothingDone, now())
  if (why) throw new CallError('failed-precondition', why)
  await closeProposal(acting, collab, suggestion, 'accepted')
  // The brief may have changed since: what was changed is what it says now.
  const was = { ...suggestion.was, ...differences(terms, changes).was }
  await tx.update(termsProposals).set({ was }).where(eq(termsProposals.uid, suggestion.uid))
  return { ...terms, ...changes }
}

/** A request ends without a yes, and what it suggested with it. */
export async function closeSuggestion(
  acting: Pick<Acting, 'tx' | 'actor'> & { reviewer?: string },
  collab: Collab,
  state: 'declined' | 'withdrawn' | 'expired',
): Promise<void> {
  const suggestion = isWaiting(collab) ? await findOpenProposal(acting.tx, collab.uid) : undefined
  if (suggestion) await closeProposal(acting, collab, suggestion, state)
}
