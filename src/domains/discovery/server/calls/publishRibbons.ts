import { accountOf } from '../../../../access/roles.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { discoveryCalls } from '../../contract.ts'
import { isDraftChanged, lockStanding, recordRibbons, ribbonsOf, setState } from '../ribbons.ts'
import { viewRibbons } from '../ribbons-view.ts'

export const publishRibbons: Handler<typeof discoveryCalls.publishRibbons> = async ({ version }, { actor, tx }) => {
  const standing = await lockStanding(tx, version)
  if (!standing.draft || !isDraftChanged(standing))
    throw new CallError('failed-precondition', 'There’s nothing new to publish.')
  await setState(tx, standing.draft.uid, {
    state: 'published',
    version: version + 1,
    publishedAt: now(),
    byUid: accountOf(actor),
  })
  await recordRibbons(tx, actor, 'published', ribbonsOf(standing).live, standing.draft.ribbons)
  return viewRibbons(tx, actor)
}
