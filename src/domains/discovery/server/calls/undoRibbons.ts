import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { discoveryCalls } from '../../contract.ts'
import { lockStanding, readLiveRibbons, recordRibbons, ribbonsOf, setState } from '../ribbons.ts'
import { viewRibbons } from '../ribbons-view.ts'

export const undoRibbons: Handler<typeof discoveryCalls.undoRibbons> = async ({ version, what }, { actor, tx }) => {
  const standing = await lockStanding(tx, version)
  const { live, draft } = standing
  const next = version + 1
  if (what === 'draft') {
    if (!draft) throw new CallError('failed-precondition', 'There’s no draft to discard.')
    await setState(tx, draft.uid, { state: 'undone', version: next })
    await recordRibbons(tx, actor, 'draft-discarded', draft.ribbons, ribbonsOf(standing).live)
    return viewRibbons(tx, actor)
  }
  if (!live) throw new CallError('failed-precondition', 'The built-in ribbons are live, so there’s nothing to undo.')
  await setState(
    tx,
    live.uid,
    draft ? { state: 'undone', version: next } : { state: 'draft', version: next, publishedAt: null },
  )
  await recordRibbons(tx, actor, 'reverted', live.ribbons, await readLiveRibbons(tx))
  return viewRibbons(tx, actor)
}
