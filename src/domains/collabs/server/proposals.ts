import { and, desc, eq, ne } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { must } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { accountFacts } from '../../accounts/server/facts.ts'
import type { Terms } from '../terms.ts'
import { changedRows, type Done, type TermsChange, whyNotChange } from '../terms-changes.ts'
import type { Acting } from './acting.ts'
import { companions } from './companions.ts'
import { type CollabSide, sideOn } from './policy.ts'
import type { Collab } from './reads.ts'
import { begin } from './save.ts'
import { termsProposals } from './tables.ts'

export type Proposal = typeof termsProposals.$inferSelect

const pastShown = 20

/** The open proposal of a collab. */
export async function findOpenProposal(db: Queryable, collabUid: string): Promise<Proposal | undefined> {
  const open = and(eq(termsProposals.collabUid, collabUid), eq(termsProposals.state, 'open'))
  const [proposal] = await db.select().from(termsProposals).where(open)
  return proposal
}

/** The last proposals that were answered, withdrawn or expired, newest first. */
export async function listPastProposals(db: Queryable, collabUid: string): Promise<Proposal[]> {
  return db
    .select()
    .from(termsProposals)
    .where(and(eq(termsProposals.collabUid, collabUid), ne(termsProposals.state, 'open')))
    .orderBy(desc(termsProposals.uid))
    .limit(pastShown)
}

/** What made the terms what they are now: the last proposal that was accepted, if there was one. */
export async function findLastAccepted(db: Queryable, collabUid: string): Promise<Proposal | undefined> {
  const accepted = and(eq(termsProposals.collabUid, collabUid), eq(termsProposals.state, 'accepted'))
  const [last] = await db.select().from(termsProposals).where(accepted).orderBy(desc(termsProposals.uid)).limit(1)
  return last
}

/** Who may do what with an open proposal: whoever made it withdraws it, the other side answers. */
export function mayWith(
  proposal: Pick<Proposal, 'side' | 'expiresAt'>,
  side: CollabSide,
): 'answer' | 'withdraw' | null {
  if (side === 'staff' || proposal.expiresAt <= now()) return null
  return proposal.side === side ? 'withdraw' : 'answer'
}

/** Locks a collab, and answers its open proposal for whoever answers it or takes it back. */
export async function beginProposal(
  acting: Acting,
  input: { uid: string; version: number },
  action: 'answer' | 'withdraw',
): Promise<{ collab: Collab; proposal: Proposal; terms: Terms }> {
  const { collab } = await begin(acting, input, 'changeTerms')
  const proposal = await findOpenProposal(acting.tx, collab.uid)
  if (!proposal)
    throw new CallError(
      'failed-precondition',
      `There are no proposed terms to ${action === 'answer' ? 'reply to' : 'withdraw'}.`,
    )
  if (proposal.expiresAt <= now())
    throw new CallError('failed-precondition', 'This proposal has expired. Propose the terms again.')
  if (mayWith(proposal, sideOn(acting.actor, collab)) !== action)
    throw new CallError(
      'failed-precondition',
      action === 'answer'
        ? 'You proposed these terms, so the other side has to reply.'
        : 'The other side proposed these terms. You can accept or decline them.',
    )
  return { collab, proposal, terms: must(collab.terms, 'agreed terms') }
}

/** Refuses a change that what was done already, or the state of the collab, does not allow. */
export async function assertPossible(
  acting: Acting,
  collab: Collab,
  terms: Terms,
  changes: TermsChange,
): Promise<void> {
  const why = whyNotChange(collab, terms, changes, await findDone(acting, collab), now())
  if (why) throw new CallError('failed-precondition', why)
}

async function findDone({ tx, actor }: Acting, collab: Collab): Promise<Done> {
  const { visits, content } = companions()
  const visit = (await visits.viewVisits(tx, actor, [collab])).get(collab.uid)?.visit
  return {
    begun: await content.findBegun(tx, collab.uid),
    guests: visit && !visit.released ? visit.guests : 0,
    approvedAt: await content.findApprovals(tx, collab.uid),
  }
}

/** Ends a proposal, by somebody or by the clock; `reviewer` is the name of somebody without an account. */
export async function closeProposal(
  acting: Pick<Acting, 'tx' | 'actor'> & { reviewer?: string },
  collab: Collab,
  proposal: Proposal,
  state: Exclude<Proposal['state'], 'open'>,
): Promise<Proposal> {
  const { tx, actor } = acting
  const answer = {
    answeredBy: actor.system ? null : (acting.reviewer ?? (await signerName(acting, collab))),
    answeredByUid: actor.accountUid,
    answeredAt: now(),
  }
  const [closed] = await tx
    .update(termsProposals)
    .set({ state, ...answer })
    .where(and(eq(termsProposals.uid, proposal.uid), eq(termsProposals.state, 'open')))
    .returning()
  return must(closed, 'open proposal')
}

/** The name under which someone agrees: a creator's of the terms, a brand's is the person's, as is everybody's before there are terms. */
export async function signerName({ tx, actor }: Pick<Acting, 'tx' | 'actor'>, collab: Collab): Promise<string> {
  if (collab.terms && sideOn(actor, collab) === 'influencer') return collab.terms.influencerName
  const [person] = await tx
    .select({ name: accountFacts.displayName })
    .from(accountFacts)
    .where(eq(accountFacts.uid, actor.accountUid ?? ''))
  return must(person, 'account of the actor').name
}

/** Which lines of the agreement a proposal changes, by their labels: `Guests, Value`. */
export function changedLabels(terms: Terms, { was, changes }: Pick<Proposal, 'was' | 'changes'>): string {
  return changedRows(terms, was, changes, 'staff')
    .map(({ label }) => label)
    .join(', ')
}

/** What a side of a collab is called in its terms. */
export function sideName(terms: Terms, side: Proposal['side']): string {
  return side === 'brand' ? terms.brandName : terms.influencerName
}
