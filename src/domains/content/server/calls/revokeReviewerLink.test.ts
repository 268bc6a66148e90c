import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

describeCall(contentCalls.revokeReviewerLink, async (w) => {
  const { uid } = await w.bella.call('createReviewerLink', { brandUid: w.luna, name: 'The owner' })
  return { brandUid: w.luna, uid }
})

it('closes the link at once; a second time changes nothing', async () => {
  const w = await world()
  const { uid, url } = await w.bella.call('createReviewerLink', { brandUid: w.luna, name: 'The owner' })
  const token = new URL(url).searchParams.get('token') ?? ''
  expect(await w.oscar.call('revokeReviewerLink', { brandUid: w.orso, uid })).toEqual({ revoked: false })
  expect(await w.bella.call('revokeReviewerLink', { brandUid: w.luna, uid })).toEqual({ revoked: true })
  expect(await w.bella.call('revokeReviewerLink', { brandUid: w.luna, uid })).toEqual({ revoked: false })
  expect(await refusal(w.anonymous.call('getReviewerPage', { token }))).toEqual({
    code: 'not-found',
    message: 'This link was turned off. Ask the person who sent it for a new one.',
  })
})
