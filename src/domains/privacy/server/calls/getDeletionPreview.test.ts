import { expect, it } from 'vitest'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { scheduledCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { removeMembership } from '../../../accounts/server/accounts.ts'
import { privacyCalls } from '../../contract.ts'

describeCall(
  privacyCalls.getDeletionPreview,
  () => ({}),
  () => ({}),
)

it('says what goes, what ends and when', async () => {
  const w = await world()
  await scheduledCollab(w)
  expect(await w.alice.call('getDeletionPreview', {})).toEqual({
    dueAt: plus(now(), 14 * dayMs).toISOString(),
    obstacles: [],
    organisations: [],
    creators: ['Alice Moreau'],
    collabs: { requested: 0, agreed: 1, delivered: 0, over: 0 },
  })
  // Ben works at Luna and owns nothing: it goes on without him.
  expect(await w.ben.call('getDeletionPreview', {})).toMatchObject({ obstacles: [], organisations: [] })
})

it('wants an owner to hand over or close first, unless nobody else is there', async () => {
  const w = await world()
  expect((await w.bella.call('getDeletionPreview', {})).obstacles).toEqual([
    'You’re the owner of Luna. Make a colleague the owner, or close the organisation first.',
  ])
  await w.tx((tx) => removeMembership(tx, w.ben.accountUid, w.luna))
  expect(await w.bella.call('getDeletionPreview', {})).toMatchObject({ obstacles: [], organisations: ['Luna'] })
})

it('is for managers of an organisation, and closing it for its owner', async () => {
  const w = await world()
  expect(await w.bella.call('getDeletionPreview', { brandUid: w.luna })).toMatchObject({ organisations: ['Luna'] })
  for (const person of [w.ben, w.oscar, w.alice, w.ada])
    expect((await refusal(person.call('getDeletionPreview', { brandUid: w.luna }))).code).toBe('not-found')
  await w.bella.call('changeMemberRole', { brandUid: w.luna, accountUid: w.ben.accountUid, role: 'admin' })
  expect((await w.ben.call('getDeletionPreview', { brandUid: w.luna })).obstacles).toEqual([
    'Only the owner can close Luna. Ask them, or leave the team.',
  ])
})

it('keeps one of our own people until their place is ended', async () => {
  const w = await world()
  expect((await w.anna.call('getDeletionPreview', {})).obstacles).toHaveLength(1)
})
