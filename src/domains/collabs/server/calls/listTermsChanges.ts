import { together } from '../../../../kit/server/together.ts'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { may } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { whyNot } from '../../possible.ts'
import type { Terms } from '../../terms.ts'
import { changedRows } from '../../terms-changes.ts'
import { companions } from '../companions.ts'
import { collabPolicy, type CollabSide, sideOn } from '../policy.ts'
import { findOpenProposal, listPastProposals, mayWith, type Proposal } from '../proposals.ts'
import { getCollab } from '../reads.ts'
import { situationOf } from '../save.ts'

type View = OutputOf<typeof collabCalls.listTermsChanges>

export const listTermsChanges: Handler<typeof collabCalls.listTermsChanges> = async ({ uid }, { actor, db }) => {
  const collab = await getCollab(db, actor, uid)
  const { terms } = collab
  if (!terms) return { open: null, past: [], approvedAt: [], can: { propose: false, answer: false, withdraw: false } }
  const [open, past, approvals] = await together(
    db,
    () => findOpenProposal(db, uid),
    () => listPastProposals(db, uid),
    () => companions().content.findApprovals(db, uid),
  )
  const side = sideOn(actor, collab)
  const isPossible =
    may(collabPolicy, actor, 'changeTerms', collab) && whyNot(situationOf(collab, null), 'changeTerms') === null
  const mine = open && isPossible ? mayWith(open, side) : null
  return {
    open: open ? viewProposal(terms, open, side) : null,
    past: past.map((proposal) => viewProposal(terms, proposal, side)),
    approvedAt: approvals.map((at) => at.toISOString()),
    can: { propose: isPossible && !open, answer: mine === 'answer', withdraw: mine === 'withdraw' },
  }
}

function viewProposal(terms: Terms, proposal: Proposal, reader: CollabSide): View['past'][number] {
  const { uid, side, proposedBy, reason, was, changes, state, proposedAt, expiresAt, answeredBy, answeredAt } = proposal
  return {
    uid,
    side,
    proposedBy,
    reason,
    rows: changedRows(terms, was, changes, reader),
    state,
    proposedAt: proposedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    answeredBy,
    answeredAt: answeredAt?.toISOString() ?? null,
  }
}
