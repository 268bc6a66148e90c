import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { openSession } from '../../../accounts/server/sessions.ts'
import { staffCalls } from '../../contract.ts'

const alice = (w: World) => ({ uid: w.alice.accountUid })

describeCall(staffCalls.endAccountSessions, (w) => ({ ...alice(w), sessionUid: null }))

it('signs out of one browser, or of all', async () => {
  const w = await world()
  const open = () => w.tx((tx) => openSession(tx, w.alice.accountUid, 'a browser'))
  await Promise.all([open(), open(), open()])
  const { sessions } = await w.ada.call('getAccountDetails', alice(w))
  const one = await w.ada.call('endAccountSessions', { ...alice(w), sessionUid: must(sessions[0], 'session').uid })
  expect(one.sessions.map(({ uid }) => uid)).not.toContain(must(sessions[0], 'session').uid)
  expect((await w.ada.call('endAccountSessions', { ...alice(w), sessionUid: null })).sessions).toEqual([])
  const kinds = (await w.eventsOf(w.alice.accountUid)).map(({ after }) => after)
  expect(kinds).toEqual(expect.arrayContaining([{ sessions: 1 }, { sessions: 2 }]))
})
