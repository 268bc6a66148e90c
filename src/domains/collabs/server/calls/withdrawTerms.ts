import type { Handler } from '../../../../access/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { beginProposal, closeProposal, sideName } from '../proposals.ts'
import { notifyProfiles, othersThan, recordCollab, saveCollab } from '../save.ts'
import { viewCollab } from '../view.ts'

export const withdrawTerms: Handler<typeof collabCalls.withdrawTerms> = async (input, { actor, tx, config }) => {
  const acting = { actor, tx, config }
  const { collab, proposal, terms } = await beginProposal(acting, input, 'withdraw')
  await closeProposal(acting, collab, proposal, 'withdrawn')
  const after = await saveCollab(tx, collab, {})
  await recordCollab(acting, 'terms.withdrawn', collab, after)
  await notifyProfiles(acting, after, othersThan(actor, after), {
    kind: 'terms.withdrawn',
    title: `${sideName(terms, proposal.side)} withdrew the terms proposed for “${terms.title}”`,
    lines: ['The agreed terms stay as they are.'],
    action: 'View collab',
  })
  return viewCollab(tx, actor, after)
}
