import type { Handler } from '../../../../access/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import type { Terms } from '../../terms.ts'
import type { Acting } from '../acting.ts'
import { companions } from '../companions.ts'
import { assertPossible, beginProposal, changedLabels, closeProposal, type Proposal, sideName } from '../proposals.ts'
import type { Collab } from '../reads.ts'
import { notifyProfiles, othersThan, recordCollab, saveCollab } from '../save.ts'
import { viewCollab } from '../view.ts'

/** A yes puts the proposed terms in force, with the content they ask for; a no leaves everything as it is. */
export const answerTerms: Handler<typeof collabCalls.answerTerms> = async (
  { answer, note, ...input },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { collab, proposal, terms } = await beginProposal(acting, input, 'answer')
  const after =
    answer === 'accept'
      ? await accept(acting, collab, proposal, terms)
      : await decline(acting, collab, proposal, note || null)
  const by = sideName(terms, proposal.side === 'brand' ? 'influencer' : 'brand')
  await notifyProfiles(acting, after, othersThan(actor, after), {
    kind: answer === 'accept' ? 'terms.accepted' : 'terms.declined',
    title: `${by} ${answer === 'accept' ? 'accepted' : 'declined'} your terms for “${terms.title}”`,
    lines: [
      answer === 'accept'
        ? `New terms are now agreed: ${changedLabels(terms, proposal)}.`
        : 'The agreed terms stay as they are.',
      ...(note ? [`“${note}”`] : []),
    ],
    action: 'View collab',
  })
  return viewCollab(tx, actor, after)
}

async function accept(acting: Acting, collab: Collab, proposal: Proposal, before: Terms): Promise<Collab> {
  const { tx } = acting
  await assertPossible(acting, collab, before, proposal.changes)
  const { answeredAt } = await closeProposal(acting, collab, proposal, 'accepted')
  const terms = { ...before, ...proposal.changes, ...(answeredAt && { agreedAt: answeredAt.toISOString() }) }
  const after = await saveCollab(tx, collab, { terms })
  await companions().content.makeDeliverables(tx, collab, terms)
  await recordCollab(acting, 'terms.accepted', collab, after, {
    after: { changes: changedLabels(before, proposal) },
    touches: ['collab', 'deliverable'],
  })
  return after
}

async function decline(acting: Acting, collab: Collab, proposal: Proposal, why: string | null): Promise<Collab> {
  await closeProposal(acting, collab, proposal, 'declined')
  const after = await saveCollab(acting.tx, collab, {})
  await recordCollab(acting, 'terms.declined', collab, after, { why })
  return after
}
