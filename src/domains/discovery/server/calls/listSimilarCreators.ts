import { assertSeesBrand, noInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { discoveryCalls } from '../../contract.ts'
import { viewCreators } from '../creator-cards.ts'
import { findOwnBrief } from '../own-brief.ts'
import { accountFor, findCreatorsByUid, listSimilar } from '../creators.ts'

/** As many as stand below a creator's page. */
const most = 6

export const listSimilarCreators: Handler<typeof discoveryCalls.listSimilarCreators> = async (
  { brandUid, influencerUid, briefUid },
  { actor, db, config },
) => {
  assertSeesBrand(actor, brandUid)
  const brand = await getBrand(db, brandUid)
  const brief = await findOwnBrief(db, brandUid, briefUid)
  const [like] = await findCreatorsByUid(db, { brand, brief }, [influencerUid])
  if (!like) throw noInfluencer()
  // The cards show the account that was compared.
  const account = accountFor(like.social, {}, brief)
  if (!account) return { rows: [] }
  const rows = await listSimilar(db, { brand, brief }, { ...like.profile, account }, most)
  const filters = { platform: account.platform }
  return { rows: await viewCreators({ db, config, actor }, rows, { brand, brief, filters }) }
}
