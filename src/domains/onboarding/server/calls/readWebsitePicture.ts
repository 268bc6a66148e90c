import { WebsiteError } from '../../../../adapters/websites/websites.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { onboardingCalls } from '../../contract.ts'
import { findOnboarding, ownerOf } from '../onboarding.ts'

export const readWebsitePicture: Handler<typeof onboardingCalls.readWebsitePicture> = async (
  { at, accountUid },
  { actor, db, websites },
) => {
  const onboarding = await findOnboarding(db, await ownerOf(db, actor, accountUid))
  const address = onboarding?.hints?.pictures[at]
  if (!address || !websites)
    throw new CallError('failed-precondition', 'We couldn’t find that picture on your website.')
  try {
    const { name, type, bytes } = await websites.readPicture(address)
    return { name, type, base64: bytes.toString('base64') }
  } catch (error) {
    if (!(error instanceof WebsiteError)) throw error
    throw new CallError('failed-precondition', 'We couldn’t load that photo. Upload it from your device instead.')
  }
}
