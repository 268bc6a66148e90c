import { CallError } from '../../../../kit/contract/errors.ts'
import { allow } from '../../../../access/server/policy.ts'
import { assertLargeEnough } from '../../../media/server/large-enough.ts'
import { getOwnFile, showPublicly } from '../../../media/server/reads.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { lockBrand, lockInfluencer, saveBrand, saveInfluencer } from '../save.ts'
import { brandPolicy, influencerPolicy } from '../policy.ts'

/** How many pictures a gallery holds. */
const galleryAtMost = 24

export const addProfilePicture: Handler<typeof profileCalls.addProfilePicture> = async (
  { profileUid, fileUid, as },
  { actor, tx },
) => {
  const added = (gallery: readonly string[], path: string) => {
    if (gallery.length >= galleryAtMost)
      throw new CallError('failed-precondition', `You can add up to ${galleryAtMost} photos. Remove one first.`)
    return [...new Set([...gallery, path])]
  }
  const picture = async () => {
    const file = await getOwnFile(tx, actor, fileUid)
    if (file.kind !== 'image') throw new CallError('failed-precondition', 'This file is a video. Choose a photo.')
    if (as === 'face') assertLargeEnough(file, 'profile photo')
    await showPublicly(tx, [file.uid])
    return file.path
  }
  if (profileUid.startsWith('brand_')) {
    const brand = await lockBrand(tx, actor, profileUid)
    allow(brandPolicy, actor, 'save', brand)
    const path = await picture()
    const change = { face: { profilePic: path }, hero: { hero: path } }
    const given = as === 'gallery' ? { gallery: added(brand.gallery, path) } : change[as]
    await saveBrand(tx, actor, 'brand.picture-added', brand, given)
    return { file_path: path }
  }
  const influencer = await lockInfluencer(tx, actor, profileUid)
  allow(influencerPolicy, actor, 'save', influencer)
  if (as === 'hero')
    throw new CallError('failed-precondition', 'Creators have a profile photo and a portfolio, but no cover photo.')
  const path = await picture()
  const given = as === 'face' ? { avatar: path } : { gallery: added(influencer.gallery, path) }
  await saveInfluencer(tx, actor, 'influencer.picture-added', influencer, given)
  return { file_path: path }
}
