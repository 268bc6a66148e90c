import { CallError } from '../../../../kit/contract/errors.ts'
import { allow, sameVersion } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { lockBrand, lockInfluencer, saveBrand, saveInfluencer } from '../save.ts'
import { brandPolicy, influencerPolicy } from '../policy.ts'

export const arrangeGallery: Handler<typeof profileCalls.arrangeGallery> = async (
  { profileUid, version, gallery },
  { actor, tx },
) => {
  if (profileUid.startsWith('brand_')) {
    const brand = await lockBrand(tx, actor, profileUid)
    allow(brandPolicy, actor, 'save', brand)
    sameVersion(brand, version)
    return saveBrand(tx, actor, 'brand.gallery-updated', brand, { gallery: ofThese(brand.gallery, gallery) })
  }
  const influencer = await lockInfluencer(tx, actor, profileUid)
  allow(influencerPolicy, actor, 'save', influencer)
  sameVersion(influencer, version)
  const change = { gallery: ofThese(influencer.gallery, gallery) }
  return saveInfluencer(tx, actor, 'influencer.gallery-updated', influencer, change)
}

function ofThese(held: readonly string[], wanted: readonly string[]): string[] {
  const gallery = [...new Set(wanted)]
  if (gallery.every((path) => held.includes(path))) return gallery
  throw new CallError(
    'failed-precondition',
    'The gallery has changed. Reload to see the latest version, then try again.',
  )
}
