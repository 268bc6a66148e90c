import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { listCalls } from '../../contract.ts'
import { makeList } from '../build.ts'

const annas = (w: World) => w.tx((tx) => makeList(tx, { name: 'Brunch regulars', by: w.anna.accountUid }))
const toAmir = (w: World, uid: string) => ({ uid, ownerUid: w.amir.accountUid, wasUid: w.anna.accountUid })

describeCall(listCalls.assignList, async (w) => toAmir(w, await annas(w)))

it('gives a list to a colleague, writes that down, and takes it back the same way', async () => {
  const w = await world()
  const uid = await annas(w)
  await w.anna.call('assignList', toAmir(w, uid))
  expect((await w.anna.call('getList', { uid })).owner).toEqual({ uid: w.amir.accountUid, name: 'Amir' })
  expect((await w.eventsOf(uid))[0]).toMatchObject({
    kind: 'list.updated',
    before: { ownerUid: w.anna.accountUid },
    after: { ownerUid: w.amir.accountUid },
  })
  await w.ada.call('assignList', { uid, ownerUid: w.anna.accountUid, wasUid: w.amir.accountUid })
  expect((await w.anna.call('getList', { uid })).owner?.name).toBe('Anna')
})

it('refuses who is not in the team, and whoever saw another owner', async () => {
  const w = await world()
  const uid = await annas(w)
  const bella = await refusal(w.anna.call('assignList', { ...toAmir(w, uid), ownerUid: w.bella.accountUid }))
  expect([bella.code, bella.message]).toEqual(['failed-precondition', 'Choose someone from our team as the owner.'])
  await w.anna.call('assignList', toAmir(w, uid))
  expect((await refusal(w.ada.call('assignList', toAmir(w, uid)))).code).toBe('aborted')
})
