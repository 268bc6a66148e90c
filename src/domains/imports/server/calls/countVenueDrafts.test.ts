import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { importedList } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'

describeCall(importCalls.countVenueDrafts, () => ({}))

it('counts the venues that need a city, over all imports', async () => {
  const w = await world()
  expect(await w.amir.call('countVenueDrafts', {})).toEqual({ venues: 0 })
  await importedList(w, w.anna)
  const importUid = await importedList(w, w.ada, 'Name,Area,City\nPear,North End,\nKiwi,,Elsewhereville\n')
  expect(await w.amir.call('countVenueDrafts', {})).toEqual({ venues: 3 })
  await w.anna.call('dropVenueDraft', { importUid, line: 2 })
  expect(await w.amir.call('countVenueDrafts', {})).toEqual({ venues: 2 })
})
