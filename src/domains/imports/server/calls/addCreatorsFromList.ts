import { assertForBrand, noBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { findOpenCreators } from '../../../discovery/server/open-creators.ts'
import { lockShortlist, makeShortlist, putOnShortlist } from '../../../lists/server/shortlists.ts'
import { firstShortlistName } from '../../../lists/shortlists.ts'
import type { importCalls } from '../../contract.ts'

export const addCreatorsFromList: Handler<typeof importCalls.addCreatorsFromList> = async (
  { brandUid, uid, name = firstShortlistName, influencerUids },
  { actor, tx },
) => {
  assertForBrand(actor, brandUid)
  const open = await findOpenCreators(tx, brandUid, influencerUids)
  if (influencerUids.some((one) => !open.has(one)))
    throw new CallError(
      'failed-precondition',
      'Some of these creators can’t be shortlisted any more. Choose the file again to see who’s left.',
    )
  const shortlist = uid ? await lockShortlist(tx, actor, uid) : await makeShortlist(tx, actor, brandUid, name)
  if (shortlist.brandUid !== brandUid) throw noBrand()
  return { uid: shortlist.uid, name: shortlist.name, ...(await putOnShortlist(tx, actor, shortlist, influencerUids)) }
}
