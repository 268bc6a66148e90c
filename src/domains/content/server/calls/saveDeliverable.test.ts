import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { bringFile, bringFor, captionFor, deliverablesOf, visitedCollab } from '../../../../world/content-stories.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { scheduledCollab } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { drawnPhoto } from '../../../media/server/build.ts'
import { contentCalls } from '../../contract.ts'
import { tickedRules } from '../../checklist.ts'

describeCall(contentCalls.saveDeliverable, async (w) => {
  const [reel] = await deliverablesOf(w.alice, (await scheduledCollab(w)).uid)
  return { uid: must(reel).uid, version: must(reel).version, fileUids: [], caption: '#ad', ticks: [] }
})

async function reelOf(w: World) {
  const [reel] = await deliverablesOf(w.alice, await visitedCollab(w))
  return must(reel)
}

it('keeps a draft with its checks, for the influencer alone', async () => {
  const w = await world()
  const reel = await reelOf(w)
  const fileUid = await bringFor(w, w.alice, reel, 1)
  const saved = await w.alice.call('saveDeliverable', {
    uid: reel.uid,
    version: reel.version,
    fileUids: [fileUid],
    caption: 'Hello',
    ticks: ['features'],
  })
  expect(saved).toMatchObject({
    version: reel.version + 1,
    state: 'to-upload',
    ticks: ['features'],
    versions: [{ number: 1, caption: 'Hello', submittedAt: null, files: [{ uid: fileUid, kind: 'video' }] }],
    can: { submit: true },
  })
  expect(must(must(saved.versions[0]).checks[0]).checks.every((check) => check.ok)).toBe(true)
  const again = await w.alice.call('saveDeliverable', {
    uid: reel.uid,
    version: saved.version,
    fileUids: [],
    caption: 'Other',
    ticks: [],
  })
  expect(again.versions).toMatchObject([{ number: 1, caption: 'Other', files: [] }])
  const [seen] = await deliverablesOf(w.bella, reel.collabUid)
  expect(seen).toMatchObject({ versions: [], ticks: [] })
})

it('says at once what is not in order with a file', async () => {
  const w = await world()
  const reel = await reelOf(w)
  const small = await bringFile(w, w.alice, 'small.jpg', await drawnPhoto(1, 800, 1000))
  const saved = await w.alice.call('saveDeliverable', {
    uid: reel.uid,
    version: reel.version,
    fileUids: [small],
    caption: '',
    ticks: [],
  })
  const failed = must(must(saved.versions[0]).checks[0]).checks.filter((check) => !check.ok)
  expect(failed.map((check) => check.check)).toEqual(['type', 'resolution'])
})

it('refuses the files of others, the same file twice, and two files for a reel', async () => {
  const w = await world()
  const reel = await reelOf(w)
  const { uid, version } = reel
  const save = (fileUids: string[]) =>
    refusal(w.alice.call('saveDeliverable', { uid, version, fileUids, caption: '', ticks: [] }))
  const hers = await bringFor(w, w.alice, reel, 1)
  const another = await bringFor(w, w.alice, reel, 2)
  expect(await save([await bringFor(w, w.olivia, reel, 3)])).toEqual({
    code: 'not-found',
    message: 'We couldn’t find that file. Choose it again.',
  })
  expect(await save([hers, hers])).toMatchObject({
    code: 'failed-precondition',
    message: 'You’ve added the same file twice. Remove one.',
  })
  expect(await save([hers, another])).toMatchObject({
    code: 'failed-precondition',
    message: 'You can add one file here. Remove the others.',
  })
})

it('lets one of two savers through', async () => {
  const w = await world()
  const { uid, version } = await reelOf(w)
  const save = (caption: string) => w.alice.call('saveDeliverable', { uid, version, fileUids: [], caption, ticks: [] })
  expect(codes(await Promise.allSettled([save('one'), save('two')])).sort()).toEqual(['aborted', 'ok'])
})

it('knows a video that looks like one delivered before by the pictures of both', async () => {
  const w = await world()
  const reels = { type: 'reel', contentType: 'video', platform: 'instagram', count: 2 } as const
  const collabUid = await visitedCollab(w, { deliverables: [reels] })
  const terms = must((await w.alice.call('getCollab', { uid: collabUid })).terms)
  const [first, second] = await deliverablesOf(w.alice, collabUid)
  const draft = async (deliverable: typeof first, seed: number, picture: Buffer) => {
    const fileUid = await bringFor(w, w.alice, must(deliverable), seed)
    const posterUid = await bringFile(w, w.alice, 'poster.jpg', picture)
    await w.alice.call('setPoster', { uid: fileUid, posterUid })
    const fields = { fileUids: [fileUid], caption: captionFor(terms), ticks: [...tickedRules] }
    return w.alice.call('saveDeliverable', {
      uid: must(deliverable).uid,
      version: must(deliverable).version,
      ...fields,
    })
  }
  const given = await draft(first, 1, await drawnPhoto(5, 720, 1280))
  await w.alice.call('submitDeliverable', { uid: given.uid, version: given.version })
  const copy = await draft(second, 2, await drawnPhoto(5, 540, 960))
  const repeatOf = (saved: typeof copy) =>
    must(must(saved.versions[0]).checks[0]).checks.find(({ check }) => check === 'repeat')
  expect(repeatOf(copy)).toMatchObject({ ok: false })
  const other = await draft({ ...must(second), version: copy.version }, 3, await drawnPhoto(9, 540, 960))
  expect(repeatOf(other)).toMatchObject({ ok: true })
})
