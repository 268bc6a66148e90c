import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { beginInfluencer, saveInfluencer, viewInfluencerProfile } from '../save.ts'

export const savePublicPage: Handler<typeof profileCalls.savePublicPage> = async (
  { publicPage, ...input },
  { actor, tx },
) => {
  const before = await beginInfluencer(tx, actor, input, 'save')
  if (publicPage.on && before.approval !== 'approved')
    throw new CallError('failed-precondition', 'You can make your page public once your profile is approved.')
  const after = await saveInfluencer(tx, actor, 'influencer.public-page-updated', before, { publicPage })
  return viewInfluencerProfile(tx, actor, after)
}
