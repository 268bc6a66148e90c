import { expect, it } from 'vitest'
import { setInfluencer } from '../../../profiles/server/build.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

describeCall(contentCalls.listPortfoliosFor, async (w) => ({ collabUids: [(await requestedCollab(w)).uid] }))

it('shows up to six items of whoever asks', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const gallery = ['1.webp', '2.webp', '3.webp', '4.webp', '5.webp', '6.webp', '7.webp']
  await setInfluencer(w.database.db, w.aliceInfluencer, { gallery })
  const { rows } = await w.bella.call('listPortfoliosFor', { collabUids: [uid] })
  expect(rows.map(({ collabUid, portfolio }) => [collabUid, portfolio.map(({ file_path }) => file_path)])).toEqual([
    [uid, gallery.slice(0, 6)],
  ])
})

it('answers no collab of another brand, not even among one’s own', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  expect(await refusal(w.oscar.call('listPortfoliosFor', { collabUids: [uid] }))).toMatchObject({ code: 'not-found' })
})
