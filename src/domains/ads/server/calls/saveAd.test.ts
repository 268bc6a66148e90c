import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { unsafeFindFiles } from '../../../media/server/reads.ts'
import { bringPhoto } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedAd, draftAd, storyAd } from '../../../../world/ad-stories.ts'
import { type Input, world } from '../../../../world/world.ts'
import { adCalls } from '../../contract.ts'

describeCall(adCalls.saveAd, () => ({ of: null, fields: storyAd }))

it('makes a draft, changes it by version, and records before and after', async () => {
  const w = await world()
  const made = await draftAd(w)
  expect(made).toMatchObject({ ...storyAd, state: 'draft', version: 1, views: 0, days: [], picture: null })
  const of = { uid: made.uid, version: 1 }
  await w.ada.call('saveAd', { of, fields: { ...storyAd, title: 'Summer is here' } })
  expect((await refusal(w.ada.call('saveAd', { of, fields: storyAd }))).code).toBe('aborted')
  const [changed, first] = await w.eventsOf(made.uid)
  expect(changed).toMatchObject({
    kind: 'ad.updated',
    side: 'staff',
    actorUid: w.ada.accountUid,
    before: { title: 'Spring is here' },
    after: { title: 'Summer is here' },
  })
  expect(Object.keys(must(must(changed, 'changed').after, 'after')).toSorted()).toEqual(['name', 'title'])
  expect(first).toMatchObject({ kind: 'ad.created', after: { name: 'Spring menus', state: 'draft' } })
})

it('is no longer shown once it was changed, until it is approved again', async () => {
  const w = await world()
  const { uid, version } = await approvedAd(w)
  const saved = await w.ada.call('saveAd', { of: { uid, version }, fields: storyAd })
  expect(saved.state).toBe('draft')
  expect(await w.alice.call('getCurrentAd', { position: 'feed-card' })).toBeNull()
})

it('asks what a picture shows, shows it publicly, keeps it, and takes it off', async () => {
  const w = await world()
  const pictureUid = await bringPhoto(w, w.ada)
  const save = (of: Input<'saveAd'>['of'], alternativeText: string, picture: { pictureUid?: string | null }) =>
    w.ada.call('saveAd', { of, fields: { ...storyAd, alternativeText }, ...picture })
  expect(await refusal(save(null, '', { pictureUid }))).toEqual({
    code: 'invalid-argument',
    message: 'Describe the picture.',
  })
  const made = await save(null, 'A bowl of peas', { pictureUid })
  const [file] = await unsafeFindFiles(w.database.db, [pictureUid])
  expect([made.picture, must(file, 'file').visibility]).toEqual([must(file, 'file').path, 'public'])
  const kept = await save({ uid: made.uid, version: 1 }, 'Peas', {})
  expect(kept.picture).toBe(must(file, 'file').path)
  const off = await save({ uid: made.uid, version: 2 }, '', { pictureUid: null })
  expect(off.picture).toBeNull()
})

it('refuses a link that leaves us unencrypted, and an end before the start', async () => {
  const w = await world()
  const code = async (change: object) =>
    (await refusal(w.ada.call('saveAd', { of: null, fields: { ...storyAd, ...change } }))).code
  expect(await code({ link: 'http://guide.example' })).toBe('invalid-argument')
  expect(await code({ endsAt: storyAd.startsAt })).toBe('invalid-argument')
})
