import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { importedVenues } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'

describeCall(importCalls.undoVenueImport, async (w) => ({ brandUid: w.luna, uid: await importedVenues(w) }))

it('deletes what was not added, and leaves what was', async () => {
  const w = await world()
  const uid = await importedVenues(w)
  const fields = {
    name: 'Luna Nord',
    category: 'Cafe',
    city: 'london',
    district: '',
    address: '',
    postcode: null,
    handle: null,
  } as const
  const imported = { importUid: uid, line: 2 }
  await w.bella.call('addVenue', { brandUid: w.luna, fields, rolesFrom: null, monthly: 0, imported })
  expect(await w.bella.call('undoVenueImport', { brandUid: w.luna, uid })).toEqual({ deleted: 1, added: 1 })
  expect((await w.bella.call('listImportedVenues', { brandUid: w.luna })).rows).toEqual([])
  expect((await w.bella.call('getGroup', { brandUid: w.luna })).venues).toHaveLength(2)
  expect((await refusal(w.bella.call('undoVenueImport', { brandUid: w.luna, uid }))).code).toBe('failed-precondition')
})

it('is possible for seven days', async () => {
  const w = await world()
  const uid = await importedVenues(w)
  setClock(plus(now(), 7 * dayMs + 1))
  expect((await refusal(w.bella.call('undoVenueImport', { brandUid: w.luna, uid }))).message).toContain(
    'more than 7 days old',
  )
})
