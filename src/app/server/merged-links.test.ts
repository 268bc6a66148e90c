import { expect, it } from 'vitest'
import { findPublicInfluencer } from '../../domains/content/server/public-influencer.ts'
import { changeCreator } from '../../world/creator-changes.ts'
import { publicPageOff } from '../../domains/profiles/influencer-profile.ts'
import { mergeOf, secondAlice } from '../../world/duplicate-stories.ts'
import { world } from '../../world/world.ts'
import { mergedAddress } from './merged-links.ts'

it('leads links to a profile that was merged to the one that stayed', async () => {
  const w = await world()
  const { uid } = await secondAlice(w)
  await changeCreator(w, w.aliceInfluencer, { publicPage: { ...publicPageOff, on: true } })
  const old = `/app/influencer/collabs?uid=${uid}&tab=past`
  expect(await mergedAddress(w.database.db, old)).toBeNull()
  await w.ada.call('mergeProfiles', await mergeOf(w, w.aliceInfluencer, uid))
  expect(await mergedAddress(w.database.db, old)).toBe(`/app/influencer/collabs?uid=${w.aliceInfluencer}&tab=past`)
  expect(await mergedAddress(w.database.db, `/app/brand?brand=${w.luna}`)).toBeNull()
  expect(await mergedAddress(w.database.db, '/app/admin')).toBeNull()

  const { rows } = await w.database.pool.query('select slug, handle from merged_profiles')
  for (const by of [{ slug: rows[0].slug }, { handle: `@${rows[0].handle}` }])
    expect((await findPublicInfluencer(w.database.db, by))?.handle).toBe('alice.eats')
})
