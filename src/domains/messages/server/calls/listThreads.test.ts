import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

describeCall(
  messageCalls.listThreads,
  async (w) => void (await requestedCollab(w)),
  (w, person) => (person === w.bella || person === w.ben ? { profileUid: w.luna } : { profileUid: w.aliceInfluencer }),
  'record',
)

it('shows each side the other, latest first, found by name or handle, in pages', async () => {
  const w = await world()
  const first = await requestedCollab(w)
  const second = await w.olivia.call('applyToBrief', {
    briefUid: first.brief.uid,
    influencerUid: w.oliviaInfluencer,
    message: '',
  })
  await w.alice.call('sendMessage', { collabUid: first.uid, key: 'a', text: 'From Alice' })
  await w.olivia.call('sendMessage', { collabUid: second.uid, key: 'a', text: 'From Olivia' })
  const threads = await w.bella.call('listThreads', { profileUid: w.luna })
  expect(threads.rows.map(({ lastText, lastMine, unread }) => ({ lastText, lastMine, unread }))).toEqual([
    { lastText: 'From Olivia', lastMine: false, unread: 1 },
    { lastText: 'From Alice', lastMine: false, unread: 1 },
  ])
  const page = await w.bella.call('listThreads', { profileUid: w.luna, limit: 1 })
  const next = await w.bella.call('listThreads', {
    profileUid: w.luna,
    limit: 1,
    cursor: must(page.nextCursor, 'next cursor'),
  })
  expect([...page.rows, ...next.rows].map(({ collabUid }) => collabUid)).toEqual([second.uid, first.uid])
  expect(next.nextCursor).toBeNull()
  const found = await w.bella.call('listThreads', { profileUid: w.luna, search: '@ali' })
  expect(found.rows.map(({ influencer }) => influencer.name)).toEqual(['@alice.eats'])
  expect((await w.alice.call('listThreads', { profileUid: w.aliceInfluencer })).rows).toHaveLength(1)
})

it('is nobody else’s, and asks a profile of whoever is not of the team', async () => {
  const w = await world()
  for (const attempt of [{ profileUid: w.luna }, {}])
    expect(await refusal(w.oscar.call('listThreads', attempt))).toMatchObject({ code: 'not-found' })
})
