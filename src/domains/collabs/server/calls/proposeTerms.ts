import { CallError } from '../../../../kit/contract/errors.ts'
import { must } from '../../../../kit/contract/must.ts'
import { now, plus } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import type { collabCalls } from '../../contract.ts'
import { answerTermsMs, differences } from '../../terms-changes.ts'
import { sideOn } from '../policy.ts'
import { assertPossible, changedLabels, findOpenProposal, signerName, sideName } from '../proposals.ts'
import { begin, notifyProfiles, othersThan, recordCollab, saveCollab } from '../save.ts'
import { termsProposals } from '../tables.ts'
import { viewCollab } from '../view.ts'
import { timeWords } from '../words.ts'

export const proposeTerms: Handler<typeof collabCalls.proposeTerms> = async (
  { changes: asked, reason, ...input },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { collab } = await begin(acting, input, 'changeTerms')
  if (await findOpenProposal(tx, collab.uid))
    throw new CallError('failed-precondition', 'New terms are already proposed. Reply to them or withdraw them first.')
  const terms = must(collab.terms, 'agreed terms')
  const { was, changes } = differences(terms, asked)
  await assertPossible(acting, collab, terms, changes)
  const side = sideOn(actor, collab) === 'brand' ? 'brand' : 'influencer'
  const proposedAt = now()
  const expiresAt = plus(proposedAt, answerTermsMs)
  await tx.insert(termsProposals).values({
    uid: newUid('terms_proposal'),
    collabUid: collab.uid,
    side,
    proposedBy: await signerName(acting, collab),
    proposedByUid: actor.accountUid,
    reason,
    was,
    changes,
    proposedAt,
    expiresAt,
  })
  const after = await saveCollab(tx, collab, {})
  const labels = changedLabels(terms, { was, changes })
  await recordCollab(acting, 'terms.proposed', collab, after, { why: reason, after: { changes: labels } })
  await notifyProfiles(acting, after, othersThan(actor, after), {
    kind: 'terms.proposed',
    title: `${sideName(terms, side)} proposed new terms for “${terms.title}”`,
    lines: [`Changes: ${labels}.`, `“${reason}”`, `Reply by ${timeWords(expiresAt, terms.timezone)}.`],
    action: 'See proposed terms',
  })
  return viewCollab(tx, actor, after)
}
