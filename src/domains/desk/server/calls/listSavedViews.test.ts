import { expect, it } from 'vitest'
import { ownList } from '../../../../world/bulk-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { deskCalls } from '../../contract.ts'

const input = { table: 'brands' }
describeCall(deskCalls.listSavedViews, (w) => ownList(w, w.anna), ownList)

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

it('keeps the views of a brand’s list among its people', async () => {
  const w = await world()
  const list = { table: 'requests', brandUid: w.luna }
  await w.bella.call('createSavedView', { ...list, name: 'Hers', query: 'sort=due', isShared: false })
  await w.bella.call('createSavedView', { ...list, name: 'Ours', query: 'sort=due', isShared: true })
  const names = async (rows: Promise<{ rows: { name: string }[] }>) => (await rows).rows.map(({ name }) => name)
  expect(await names(w.bella.call('listSavedViews', list))).toEqual(['Hers', 'Ours'])
  expect(await names(w.ben.call('listSavedViews', list))).toEqual(['Ours'])
  expect(await names(w.oscar.call('listSavedViews', { ...list, brandUid: w.orso }))).toEqual([])
  expect((await refusal(w.oscar.call('listSavedViews', list))).code).toBe('not-found')
  // A list of our team’s is none of a brand’s, whatever it is called.
  expect((await refusal(w.bella.call('listSavedViews', { table: 'brands' }))).code).toBe('not-found')
  expect(await names(w.ada.call('listSavedViews', { table: 'requests' }))).toEqual([])
})
