import { eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { allow } from '../../../accounts/server/gate.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { collabPolicy, sideOn } from '../../../collabs/server/policy.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { recordCollab, tellProfiles } from '../../../collabs/server/save.ts'
import { opinions } from '../../../collabs/server/tables.ts'
import { advance } from '../../../collabs/stages.ts'
import type { contentCalls } from '../../contract.ts'
import { isOpinionShown } from '../../opinion-visibility.ts'
import { listOpinions } from '../opinions.ts'

/** Neither value nor words stand in the timeline: the other side must not read them there. */
export const giveOpinion: Handler<typeof contentCalls.giveOpinion> = async (
  { collabUid, value, text },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const collab = await lockCollab(tx, actor, collabUid)
  allow(collabPolicy, actor, 'giveOpinion', collab)
  advance(collab, 'giveOpinion')
  const side = sideOn(actor, collab)
  if (side === 'staff') throw new CallError('permission-denied', 'Your account may not do this.')
  const before = await listOpinions(tx, collabUid)
  if (before.some((opinion) => opinion.side === side))
    throw new CallError('failed-precondition', 'Your opinion was given already; it is given once.')
  const given = before.length + 1
  const shown = isOpinionShown({ given, completedAt: collab.closedAt }, now())
  await tx.insert(opinions).values({ collabUid, side, value, text, givenAt: now() })
  await recordCollab(acting, 'opinion.given', collab, collab, { touches: ['deliverable', 'collab'] })
  if (shown) await tx.update(opinions).set({ revealedAt: now() }).where(eq(opinions.collabUid, collabUid))
  const other = side === 'brand' ? collab.influencerUid : collab.brandUid
  await tellProfiles(
    acting,
    collab,
    [other],
    {
      kind: shown ? 'opinion.shown' : 'opinion.given',
      title: shown ? 'Both opinions can be read now' : 'An opinion of you was given',
      lines: [
        shown
          ? `About “${collab.terms?.title ?? ''}”.`
          : 'You can read it once you have given yours, or after 14 days.',
      ],
      action: shown ? 'Read it' : 'Give yours',
      mail: shown,
    },
    side,
  )
  return { shown }
}
