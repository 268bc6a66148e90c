import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { importedVenues } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'

const nord = async (w: Parameters<typeof importedVenues>[0]) => ({
  brandUid: w.luna,
  importUid: await importedVenues(w),
  line: 2,
})

describeCall(importCalls.dropImportedVenue, nord)

it('leaves one out, once', async () => {
  const w = await world()
  const which = await nord(w)
  await w.bella.call('dropImportedVenue', which)
  const { rows } = await w.bella.call('listImportedVenues', { brandUid: w.luna })
  expect(rows.map(({ name }) => name)).toEqual(['Luna Ost'])
  expect((await refusal(w.bella.call('dropImportedVenue', which))).code).toBe('not-found')
  expect((await w.eventsOf(w.luna))[0]).toMatchObject({ kind: 'brand.imported-venue-left-out' })
})
