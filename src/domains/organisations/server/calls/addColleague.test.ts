import { expect, it } from 'vitest'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { organisationCalls } from '../../contract.ts'

/** Ben works at Luna Nord, and not at Luna any more. */
async function benAtNord(w: World) {
  const nord = await groupVenue(w, { name: 'Luna Nord', team: true })
  await w.bella.call('removeMember', { brandUid: w.luna, accountUid: w.ben.accountUid })
  return nord
}

describeCall(organisationCalls.addColleague, async (w) => {
  const nord = await groupVenue(w, { name: 'Luna Nord', team: true })
  await w.bella.call('removeMember', { brandUid: nord, accountUid: w.ben.accountUid })
  return { brandUid: nord, accountUid: w.ben.accountUid, role: 'member' }
})

it('takes a colleague of another venue into the team, without another seat, and notifies them', async () => {
  const w = await world()
  const nord = await benAtNord(w)
  const seats = async () => (await w.bella.call('listGroupTeam', { brandUid: w.luna })).seats.used
  const before = await seats()
  await w.bella.call('addColleague', { brandUid: w.luna, accountUid: w.ben.accountUid, role: 'admin' })
  const { members } = await w.bella.call('listTeam', { brandUid: w.luna })
  expect(members.find(({ name }) => name === 'Ben')?.role).toBe('admin')
  expect(await seats()).toBe(before)
  expect((await w.eventsOf(w.luna))[0]?.kind).toBe('brand.member-added')
  expect((await w.ben.call('listNotifications', {})).rows[0]?.title).toBe('You’re now on the Luna team')
  expect(nord).not.toBe(w.luna)
})

it('notifies whoever is added again after they were removed', async () => {
  const w = await world()
  await benAtNord(w)
  const ben = { brandUid: w.luna, accountUid: w.ben.accountUid }
  await w.bella.call('addColleague', { ...ben, role: 'member' })
  setClock(plus(now(), minuteMs))
  await w.bella.call('removeMember', ben)
  await w.bella.call('addColleague', { ...ben, role: 'member' })
  const titles = (await w.ben.call('listNotifications', {})).rows.map(({ title }) => title)
  expect(titles.filter((title) => title === 'You’re now on the Luna team')).toHaveLength(2)
})

it('refuses who is in the team, and who is no colleague', async () => {
  const w = await world()
  await groupVenue(w, { name: 'Luna Nord', team: true })
  const add = (accountUid: string) =>
    refusal(w.bella.call('addColleague', { brandUid: w.luna, accountUid, role: 'member' }))
  expect(await add(w.ben.accountUid)).toEqual({
    code: 'failed-precondition',
    message: 'Ben is already on this team.',
  })
  expect(await add(w.oscar.accountUid)).toEqual({
    code: 'not-found',
    message: 'We couldn’t find that person at your other venues. Invite them by email instead.',
  })
})
