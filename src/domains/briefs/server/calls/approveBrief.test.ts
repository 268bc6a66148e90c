import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { codes } from '../../../../world/describe-call.ts'
import { draftBrief, submittedBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'

describeCall(briefCalls.approveBrief, async (w) => {
  const { uid, version } = await submittedBrief(w)
  return { uid, version }
})

it('makes it live and tells everyone behind the brand', async () => {
  const w = await world()
  const { uid, version } = await submittedBrief(w)
  expect(await w.anna.call('approveBrief', { uid, version })).toMatchObject({
    status: 'live',
    can: { pause: true, approve: false },
  })
  expect(await w.bella.call('listNotifications', {})).toMatchObject({
    unread: 1,
    rows: [{ title: 'Your brief is live' }],
  })
  expect(await w.ben.call('listNotifications', {})).toMatchObject({ unread: 1 })
})

it('is done once when two press at once', async () => {
  const w = await world()
  const { uid, version } = await submittedBrief(w)
  const results = await Promise.allSettled([
    w.anna.call('approveBrief', { uid, version }),
    w.ada.call('approveBrief', { uid, version }),
  ])
  expect(codes(results).sort()).toEqual(['aborted', 'ok'])
})

it('refuses a draft', async () => {
  const w = await world()
  const { uid, version } = await draftBrief(w)
  expect((await refusal(w.anna.call('approveBrief', { uid, version }))).message).toBe(
    'This brief is a draft, so it can’t be approved.',
  )
})
