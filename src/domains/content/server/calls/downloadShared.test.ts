import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { finishedContent } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { tokenIn } from '../../../../world/value-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

async function shared(w: World, { withOriginals = true, usageMonths = 6 } = {}) {
  const of = { name: 'For our agency', deliverableUids: await finishedContent(w, { usageMonths }) }
  const { url } = await w.bella.call('shareContent', { brandUid: w.luna, of, days: 90, withOriginals })
  const token = tokenIn(url)
  const [row] = (await w.anonymous.call('getSharedContent', { token })).rows
  return { token, fileUid: row?.files[0]?.uid ?? '' }
}

describeCall(contentCalls.downloadShared, async (w) => ({ token: (await shared(w)).token }))

it('gives an original, or all in one, and logs it once a day', async () => {
  const w = await world()
  const { token, fileUid } = await shared(w)
  const one = await w.anonymous.call('downloadShared', { token, fileUid })
  expect(one).toEqual({ filePath: expect.stringMatching(/\.mp4\?exp=/), archiveUrl: null })
  await w.anonymous.call('downloadShared', { token, fileUid })
  const all = await w.anonymous.call('downloadShared', { token })
  expect(all).toEqual({ filePath: null, archiveUrl: expect.stringContaining('/content/archive.zip?link=') })
  const [link] = (await w.bella.call('listContentLinks', { brandUid: w.luna })).links
  const logged = (await w.eventsOf(link?.uid ?? '')).filter(({ kind }) => kind === 'content-link.downloaded')
  expect(logged.map(({ after }) => after)).toEqual([{ files: [fileUid, expect.any(String)] }, { files: [fileUid] }])
})

it('gives nothing by a link to look, of another link, or without rights any more', async () => {
  const w = await world()
  const toLook = await shared(w, { withOriginals: false })
  expect((await refusal(w.anonymous.call('downloadShared', toLook))).code).toBe('not-found')
  const other = await world()
  const { token, fileUid } = await shared(other, { usageMonths: 1 })
  expect((await refusal(other.anonymous.call('downloadShared', { token, fileUid: toLook.fileUid }))).code).toBe(
    'not-found',
  )
  setClock(new Date('2026-05-01T09:00:00Z'))
  expect((await refusal(other.anonymous.call('downloadShared', { token, fileUid }))).code).toBe('not-found')
  expect((await refusal(other.anonymous.call('downloadShared', { token }))).code).toBe('not-found')
})
