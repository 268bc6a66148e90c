import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { may } from '../../../accounts/server/gate.ts'
import { collabPolicy } from '../../../collabs/server/policy.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import type { contentCalls } from '../../contract.ts'
import { opinionShownFrom } from '../../opinion-visibility.ts'
import { listOpinions, readableOpinions } from '../opinions.ts'
import { listPieces } from '../piece.ts'
import { viewPieces } from '../view.ts'

export const getDeliverables: Handler<typeof contentCalls.getDeliverables> = async (
  { collabUid },
  { actor, db, config },
) => {
  const collab = await getCollab(db, actor, collabUid)
  const pieces = await listPieces(db, collabUid)
  const given = await listOpinions(db, collabUid)
  const { mine, brand, influencer } = readableOpinions(actor, collab, given, now())
  return {
    pieces: await viewPieces(
      db,
      config,
      actor,
      pieces.map((piece) => ({ piece, collab })),
    ),
    opinions: {
      mine,
      brand,
      influencer,
      shownFrom: collab.closedAt && collab.stage === 6 ? opinionShownFrom(collab.closedAt).toISOString() : null,
      canGive: collab.stage === 6 && mine === null && may(collabPolicy, actor, 'giveOpinion', collab),
    },
  }
}
