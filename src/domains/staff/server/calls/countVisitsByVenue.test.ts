import { expect, it } from 'vitest'
import { setBrand } from '../../../profiles/server/build.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'

const on = storySlot.toISOString().slice(0, 10)
describeCall(staffCalls.countVisitsByVenue, () => ({ span: 'week', on }))

it('counts the visits at each venue of a city that has its place on the map', async () => {
  const w = await world()
  await scheduledCollab(w)
  const where = [{ field: 'city', is: 'is' as const, values: ['london'] }]
  const venues = async (asked: object = {}) =>
    (await w.anna.call('countVisitsByVenue', { span: 'week', on, where, ...asked })).venues
  const place = { latitude: 51.516, longitude: -0.1278 }
  await setBrand(w.database.db, w.luna, place)
  expect(await venues()).toEqual([{ uid: w.luna, name: 'Luna', ...place, count: 1 }])
  expect(await venues({ span: 'day', on: '2026-05-01' })).toEqual([])
  await setBrand(w.database.db, w.luna, { latitude: null, longitude: null })
  expect(await venues()).toEqual([])
})
