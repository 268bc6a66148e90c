import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { deskCalls } from '../../contract.ts'

const input = { table: 'brands' }
describeCall(
  deskCalls.listSavedViews,
  () => input,
  () => input,
)

it('shows one’s own views and what the team shares, of this list alone', async () => {
  const w = await world()
  const save = (name: string, isShared: boolean, table = 'brands') =>
    w.anna.call('createSavedView', { table, name, query: 'sort=city', isShared })
  await save('Mine', false)
  await save('Ours', true)
  await save('Elsewhere', true, 'collabs')
  const mine = await w.anna.call('listSavedViews', input)
  expect(mine.role).toBe('account_manager')
  expect(mine.rows).toMatchObject([
    { name: 'Mine', isMine: true, isShared: false, query: 'sort=city', by: 'Anna' },
    { name: 'Ours', isMine: true, isShared: true, defaultFor: [] },
  ])
  expect((await w.amir.call('listSavedViews', input)).rows).toMatchObject([{ name: 'Ours', isMine: false }])
})
