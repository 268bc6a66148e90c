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

describeCall(importCalls.getImportedVenue, nord)

it('has what the list says of it', async () => {
  const w = await world()
  const asked = await nord(w)
  expect(await w.bella.call('getImportedVenue', asked)).toMatchObject({
    name: 'Luna Nord',
    category: 'Cafe',
    city: 'london',
    address: '12 Mare Street',
    postcode: 'E8 4RP',
    handle: 'lunanord',
    fileName: 'our venues.csv',
  })
  expect((await refusal(w.bella.call('getImportedVenue', { ...asked, line: 4 }))).code).toBe('not-found')
})
