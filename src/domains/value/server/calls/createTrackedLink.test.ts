import { expect, it } from 'vitest'
import { deliverablesOf } from '../../../../world/content-stories.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { countedCollab } from '../../../../world/value-stories.ts'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

const target = 'https://luna-london.com/book?table=2'

describeCall(valueCalls.createTrackedLink, async (w) => ({ collabUid: await countedCollab(w), target }))

it('makes an address of ours for a collab or one of its posts', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  const { uid: deliverableUid } = must((await deliverablesOf(w.alice, collabUid))[0])
  const link = await w.bella.call('createTrackedLink', { collabUid, target, deliverableUid, withUtm: false })
  expect(link).toMatchObject({ target, deliverableUid, clicks: 0, endedAt: null })
  expect(link.url).toMatch(/\/r\/[A-Z2-9]{8}$/)
  expect((await w.bella.call('getTracking', { collabUid })).links).toEqual([link])
})

it.each([
  'http://luna-london.com',
  'https://127.0.0.1/',
  'https://luna.internal',
  'javascript:alert(1)',
  'https://bella:secret@luna-london.com',
])('does not lead to %s', async (unsafe) => {
  const w = await world()
  const collabUid = await countedCollab(w)
  expect(await refusal(w.bella.call('createTrackedLink', { collabUid, target: unsafe }))).toMatchObject({
    code: 'invalid-argument',
    message: expect.stringContaining('https://'),
  })
})

it('is refused before the request is approved', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  expect(await refusal(w.bella.call('createTrackedLink', { collabUid: uid, target }))).toMatchObject({
    message: 'Approve the request first, then create a link for the creator.',
  })
})
