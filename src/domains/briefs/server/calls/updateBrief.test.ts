import { join } from 'node:path'
import { expect, it } from 'vitest'
import { diskStorage } from '../../../../adapters/storage/disk.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { draftBrief, liveBrief } from '../../../../world/stories.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { world } from '../../../../world/world.ts'
import { demoVideo, drawnPhoto, givePoster, setDuration } from '../../../media/server/build.ts'
import { ingestFile } from '../../../media/server/ingest.ts'
import { briefCalls } from '../../contract.ts'
import { exampleContent, setBrief } from '../build.ts'
import { takeSpot } from '../spots.ts'
import { setBrand } from '../../../profiles/server/build.ts'

describeCall(briefCalls.updateBrief, async (w) => {
  const { uid, version } = await draftBrief(w)
  return { uid, version, content: exampleContent({ title: 'Lunch' }) }
})

it('keeps what a live brief says complete', async () => {
  const w = await world()
  const { uid, version } = await liveBrief(w)
  const answer = await refusal(
    w.bella.call('updateBrief', { uid, version, content: exampleContent({ included: [], pictures: [] }) }),
  )
  expect(answer).toEqual({ code: 'failed-precondition', message: 'Add what’s included. Add at least one photo.' })
  expect(await w.bella.call('getBrief', { uid })).toMatchObject({
    version,
    content: { included: ['Tasting menu for two', 'Two soft drinks'] },
  })
})

it('shows up to three clips, and keeps those it has', async () => {
  const w = await world()
  const { uid, version, content } = await draftBrief(w)
  const show = (clips: number) => {
    const pictures = [...content.pictures, ...Array.from({ length: clips }, (_, at) => `${at}.mp4`)]
    return w.bella.call('updateBrief', { uid, version, content: { ...content, pictures } })
  }
  expect(await refusal(show(4))).toMatchObject({
    code: 'invalid-argument',
    message: expect.stringContaining('up to 3 clips') as string,
  })
  await setBrief(w.database.db, uid, { pictures: [...content.pictures, '0.mp4', '1.mp4', '2.mp4'] })
  expect((await show(3)).content.pictures).toHaveLength(4)
})

it('takes only photos and clips that are public and can show a brief', async () => {
  const w = await world()
  const { uid, version, content } = await draftBrief(w)
  const bring = (name: string, buffer: Buffer, visibility: 'public' | 'private' = 'public') =>
    ingestFile(
      { db: w.database.db, storage: diskStorage(join(w.config.DATA_DIR, 'media')) },
      { name, buffer, ownerUid: w.bella.accountUid, visibility },
    )
  const photo = await bring('a.jpg', await drawnPhoto(1))
  const hidden = await bring('b.jpg', await drawnPhoto(2), 'private')
  const clip = await bring('c.mp4', await demoVideo())
  const show = (path: string) =>
    w.bella.call('updateBrief', {
      uid,
      version,
      content: { ...content, pictures: [...content.pictures, photo.path, path] },
    })
  const whyNot = async (path: string) => {
    const { code, message } = await refusal(show(path))
    expect(code).toBe('failed-precondition')
    return message
  }
  const notFound = 'Check number 3 in photos and clips. We couldn’t find this file. Upload it again.'
  expect([await whyNot('no/such.jpg'), await whyNot(hidden.path)]).toEqual([notFound, notFound])
  expect(await whyNot(clip.path)).toMatch(/photos and clips\. We couldn’t make a cover image from this clip\./)
  await givePoster(w.database.db, clip.uid, photo)
  await setDuration(w.database.db, clip.uid, 30_001)
  expect(await whyNot(clip.path)).toMatch(/photos and clips\. This clip is 31 seconds long\./)
  await setDuration(w.database.db, clip.uid, 30_000)
  expect((await show(clip.path)).content.pictures).toEqual([...content.pictures, photo.path, clip.path])
})

it('gives one of two who change at once the old version back', async () => {
  const w = await world()
  const { uid, version } = await draftBrief(w)
  await w.bella.call('updateBrief', { uid, version, content: exampleContent({ title: 'Lunch' }) })
  const answer = await refusal(
    w.ben.call('updateBrief', { uid, version, content: exampleContent({ title: 'Brunch' }) }),
  )
  expect(answer.code).toBe('aborted')
  expect((await w.ben.call('getBrief', { uid })).content.title).toBe('Lunch')
})

it('shows a changed offer to staff again, other changes at once', async () => {
  const w = await world()
  const live = await liveBrief(w)
  const wider = await w.bella.call('updateBrief', {
    uid: live.uid,
    version: live.version,
    content: exampleContent({ guests: 2 }),
  })
  expect(wider).toMatchObject({ status: 'live', content: { guests: 2 } })
  const dearer = await w.bella.call('updateBrief', {
    uid: live.uid,
    version: wider.version,
    content: exampleContent({ guests: 2, valueMinor: 1_000 }),
    note: 'New menu',
  })
  expect(dearer).toMatchObject({ status: 'submitted', submitNote: 'New menu' })
  expect((await w.anna.call('listNotifications', {})).rows[0]).toMatchObject({
    title: `Luna changed “${exampleContent().title}”`,
  })
})

it('takes a change by staff or of a trusted brand at once', async () => {
  const w = await world()
  const live = await liveBrief(w)
  const byStaff = await w.anna.call('updateBrief', {
    uid: live.uid,
    version: live.version,
    content: exampleContent({ title: 'Lunch' }),
  })
  expect(byStaff.status).toBe('live')
  await setBrand(w.database.db, w.luna, { customerStatus: 'receiving-value' })
  expect(
    (
      await w.bella.call('updateBrief', {
        uid: live.uid,
        version: byStaff.version,
        content: exampleContent({ title: 'Brunch' }),
      })
    ).status,
  ).toBe('live')
})

it('never has fewer places than were given away', async () => {
  const w = await world()
  const live = await liveBrief(w, { maxCollabs: 2 })
  await w.tx((tx) => takeSpot(tx, live.uid))
  await w.tx((tx) => takeSpot(tx, live.uid))
  const answer = await refusal(
    w.bella.call('updateBrief', { uid: live.uid, version: live.version, content: exampleContent({ maxCollabs: 1 }) }),
  )
  expect(answer.message).toBe('2 spots are already taken, so you can’t offer fewer.')
})

it('records what staff change, before and after', async () => {
  const w = await world()
  const live = await liveBrief(w)
  await w.anna.call('updateBrief', {
    uid: live.uid,
    version: live.version,
    content: exampleContent({ title: 'Lunch' }),
    note: 'Shorter',
  })
  const event = (await w.eventsOf(live.uid)).find(({ kind }) => kind === 'brief.updated')
  expect(event).toMatchObject({
    side: 'staff',
    actorUid: w.anna.accountUid,
    why: 'Shorter',
    before: { title: 'Dinner for two at the counter' },
    after: { title: 'Lunch' },
  })
})

it('asks for checked IDs with the plan that has them alone', async () => {
  const w = await world()
  const { uid, version, content } = await draftBrief(w)
  const asking = { ...content, eligibility: { ...content.eligibility, idChecked: true } }
  expect(await refusal(w.bella.call('updateBrief', { uid, version, content: asking }))).toMatchObject({
    code: 'failed-precondition',
    message: 'ID checks aren’t in your plan. Upgrade to Premium to use them.',
  })
  await givePlan(w, 'premium')
  const after = await w.bella.call('updateBrief', { uid, version, content: asking })
  expect(after.content.eligibility.idChecked).toBe(true)
})
