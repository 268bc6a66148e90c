import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { organisationCalls } from '../../contract.ts'

describeCall(organisationCalls.leaveTeam, (w) => ({ brandUid: w.luna }))

it('takes every right at the brand, and tells the owner', async () => {
  const w = await world()
  expect((await w.ben.call('listTeam', { brandUid: w.luna })).canLeave).toBe(true)
  expect(await w.ben.call('leaveTeam', { brandUid: w.luna })).toEqual({ left: true })
  expect((await refusal(w.ben.call('listTeam', { brandUid: w.luna }))).code).toMatch(/not-found|permission-denied/)
  expect((await w.bella.call('listTeam', { brandUid: w.luna })).seats.used).toBe(1)
  expect(first((await w.bella.call('listNotifications', {})).rows).title).toBe('Ben left the Luna team')
  expect((await w.eventsOf(w.luna))[0]).toMatchObject({ kind: 'brand.member-left', before: { role: 'member' } })
})

it('keeps the owner until somebody else is', async () => {
  const w = await world()
  expect(await refusal(w.bella.call('leaveTeam', { brandUid: w.luna }))).toEqual({
    code: 'failed-precondition',
    message: 'You’re the owner. Make a colleague the owner first, then you can leave.',
  })
})
