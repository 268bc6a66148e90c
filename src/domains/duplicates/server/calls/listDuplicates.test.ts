import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { addMembership } from '../../../accounts/server/accounts.ts'
import { changeCreator } from '../../../../world/creator-changes.ts'
import { secondAlice } from '../../../../world/duplicate-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { duplicateCalls } from '../../contract.ts'

describeCall(duplicateCalls.listDuplicates, (w) => ({ uid: w.aliceInfluencer }))

const signalsOf = async (w: World, otherUid: string) =>
  (await w.anna.call('listDuplicates', { uid: w.aliceInfluencer })).rows.find((row) => row.uid === otherUid)?.signals ??
  []

it('finds the same handle in another spelling, the same mailbox, and nearly the same name in the same city', async () => {
  const w = await world()
  const { uid } = await secondAlice(w)
  expect(await signalsOf(w, uid)).toEqual(['handle', 'email', 'name'])
  const { rows, can } = await w.anna.call('listDuplicates', { uid })
  expect(rows.find((row) => row.uid === w.aliceInfluencer)).toMatchObject({
    name: 'Alice Moreau',
    about: '@alice.eats, London',
    dismissed: null,
  })
  expect(can.merge).toBe(false)
  expect((await w.ada.call('listDuplicates', { uid })).can.merge).toBe(true)
})

it('goes by each of them alone', async () => {
  const w = await world()
  const { alicia, uid } = await secondAlice(w)
  await changeCreator(w, uid, { handle: 'somebody', homeCity: 'paris' })
  expect(await signalsOf(w, uid)).toEqual(['email'])
  await w.tx((tx) => addMembership(tx, w.alice.accountUid, 'influencer', uid, 'owner'))
  expect(await signalsOf(w, uid)).toEqual(['account', 'email'])
  expect(alicia.accountUid).not.toBe(w.alice.accountUid)
})

it('finds nobody by another name, and knows no stranger', async () => {
  const w = await world()
  await changeCreator(w, w.oliviaInfluencer, { name: 'Alicia Stone' })
  const { rows } = await w.anna.call('listDuplicates', { uid: w.aliceInfluencer })
  expect(rows.filter(({ signals }) => signals.includes('name'))).toEqual([])
  const nobody = `influencer_${'0'.repeat(26)}` as const
  expect((await refusal(w.anna.call('listDuplicates', { uid: nobody }))).code).toBe('not-found')
})
