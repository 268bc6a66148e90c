import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { secondAlice } from '../../../../world/duplicate-stories.ts'
import { world } from '../../../../world/world.ts'
import { duplicateCalls } from '../../contract.ts'

describeCall(duplicateCalls.getMergePreview, (w) => ({ uid: w.aliceInfluencer, otherUid: w.oliviaInfluencer }))

it('says where they differ, what is proposed, and how much moves', async () => {
  const w = await world()
  await requestedCollab(w)
  const { uid } = await secondAlice(w)
  const preview = await w.ada.call('getMergePreview', { uid, otherUid: w.aliceInfluencer })
  expect(preview.staying).toMatchObject({ name: 'Alice Moreaux', about: '@alice_eats, London' })
  expect(preview.fields.map(({ field, take }) => [field, take])).toEqual([
    ['name', false],
    ['handle', false],
    ['bio', false],
    ['languages', false],
    ['contentVibe', true],
    ['account-instagram', false],
  ])
  expect(preview.same).toContain('Home city')
  expect(preview.moves).toEqual(
    expect.arrayContaining([
      { thing: 'collabs', count: 1 },
      { thing: 'people', count: 1 },
    ]),
  )
  expect(preview.obstacles).toEqual([])
  expect(preview.can.merge).toBe(true)
  const seen = await w.anna.call('getMergePreview', { uid, otherUid: w.aliceInfluencer })
  expect(seen.can.merge).toBe(false)
})

it('knows no profile that isn’t there', async () => {
  const w = await world()
  const nobody = `influencer_${'0'.repeat(26)}` as const
  const refused = await refusal(w.ada.call('getMergePreview', { uid: w.aliceInfluencer, otherUid: nobody }))
  expect(refused.code).toBe('not-found')
})
