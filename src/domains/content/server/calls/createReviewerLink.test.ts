import { expect, it } from 'vitest'
import { first, must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { reviewerLinks } from '../tables.ts'
import { contentCalls } from '../../contract.ts'

describeCall(contentCalls.createReviewerLink, (w) => ({ brandUid: w.luna, name: 'The owner' }))

it('opens for 14 days; the token itself is not kept', async () => {
  const w = await world()
  const link = await w.bella.call('createReviewerLink', { brandUid: w.luna, name: 'The owner' })
  expect(link.expiresAt).toBe('2026-03-16T09:00:00.000Z')
  const token = must(new URL(link.url).searchParams.get('token'))
  const stored = await w.database.db.select().from(reviewerLinks)
  expect(stored).toMatchObject([{ uid: link.uid, brandUid: w.luna, name: 'The owner' }])
  expect(first(stored).tokenHash).not.toContain(token)
  expect(await w.anonymous.call('getReviewerPage', { token })).toMatchObject({ brandName: 'Luna', name: 'The owner' })
})
