import { expect, it } from 'vitest'
import { bulkLabel } from '../../../world/bulk-stories.ts'
import { world } from '../../../world/world.ts'
import { deskData } from './personal-data.ts'
import { bulkItems, savedViews } from './tables.ts'

it('forgets with a brand the views and actions of its lists, and none of anybody else’s', async () => {
  const w = await world()
  const ours = { table: 'requests', brandUid: w.luna }
  const theirs = { table: 'requests', brandUid: w.orso }
  const view = { name: 'Waiting', query: '', isShared: true }
  await w.bella.call('createSavedView', { ...ours, ...view })
  await w.anna.call('createSavedView', { ...ours, ...view, name: 'Ours' })
  await w.oscar.call('createSavedView', { ...theirs, ...view })
  await w.anna.call('createSavedView', { table: 'brands', ...view })
  await w.bella.call('startBulkRun', { ...bulkLabel(w), ...ours })
  const nobody = { account: null, influencerUids: [], orgUids: [], collabUids: [], names: [] }
  await w.tx((tx) => deskData.forget(tx, { ...nobody, brandUids: [w.luna] }))
  const left = await w.database.db.select({ brandUid: savedViews.brandUid }).from(savedViews)
  expect(new Set(left.map(({ brandUid }) => brandUid))).toEqual(new Set([w.orso, null]))
  expect(await w.database.db.$count(bulkItems)).toBe(0)
})
