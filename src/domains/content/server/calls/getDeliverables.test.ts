import { expect, it } from 'vitest'
import { first, must } from '../../../../kit/contract/must.ts'
import { approveAll, deliveredCollab, deliverablesOf, reviewedCollab } from '../../../../world/content-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { contentCalls } from '../../contract.ts'

describeCall(contentCalls.getDeliverables, async (w) => ({ collabUid: await deliveredCollab(w) }))

it('gives files under signed addresses, and each side what it may do', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  const [reel, post] = await deliverablesOf(w.bella, collabUid)
  expect(first(must(reel).versions).files[0]).toMatchObject({
    kind: 'video',
    file_path: expect.stringMatching(/\.mp4\?exp=\d+&sig=/),
  })
  expect(first(must(post).versions).files[0]).toMatchObject({
    kind: 'image',
    placeholder: expect.stringMatching(/^data:/),
  })
  expect(must(reel).can).toEqual({
    save: false,
    submit: false,
    requestChanges: true,
    approve: true,
    publish: false,
    comment: true,
    addInsights: false,
    verifyInsights: false,
    download: false,
    giveAdCode: false,
    askForAdCode: false,
  })
  const [hers] = await deliverablesOf(w.alice, collabUid)
  expect(must(hers).can).toEqual({
    save: false,
    submit: false,
    requestChanges: false,
    approve: false,
    publish: false,
    comment: true,
    addInsights: false,
    verifyInsights: false,
    download: true,
    giveAdCode: false,
    askForAdCode: false,
  })
  expect(first(await deliverablesOf(w.amir, collabUid)).can.approve).toBe(false)
})

it('keeps the files from the brand once the rights of use have ended', async () => {
  const w = await world()
  const collabUid = await reviewedCollab(w)
  await approveAll(w.bella, collabUid)
  setClock(new Date('2026-09-11T15:00:00Z'))
  const [seen] = await deliverablesOf(w.bella, collabUid)
  expect(seen).toMatchObject({
    rights: { state: 'ended' },
    can: { download: false },
    versions: [{ files: [{ file_path: null }] }],
  })
  const [hers] = await deliverablesOf(w.alice, collabUid)
  expect(first(first(must(hers).versions).files).file_path).toContain('.mp4?exp=')
})
