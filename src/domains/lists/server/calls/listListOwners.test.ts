import { expect, it } from 'vitest'
import { disableAccount } from '../../../accounts/server/accounts.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { listCalls } from '../../contract.ts'

describeCall(listCalls.listListOwners, () => ({}))

it('names everyone of the team who can sign in', async () => {
  const w = await world()
  const names = async () => (await w.anna.call('listListOwners', {})).rows.map(({ name }) => name)
  expect(await names()).toEqual(['Ada', 'Amir', 'Anna'])
  await w.tx((tx) => disableAccount(tx, w.amir.accountUid, 'left'))
  expect(await names()).toEqual(['Ada', 'Anna'])
})
