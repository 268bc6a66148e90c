import { expect, it } from 'vitest'
import { openStorage } from '../../../../adapters/storage/open-storage.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { broughtList, importedList } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'
import { fileKey } from '../files.ts'

describeCall(importCalls.discardImport, async (w) => ({ uid: await broughtList(w, w.anna) }))

it('throws a draft away with its file, and nothing that has begun', async () => {
  const w = await world()
  const uid = await broughtList(w, w.anna)
  await w.anna.call('discardImport', { uid })
  expect((await refusal(w.anna.call('getImport', { uid }))).message).toBe(
    'We couldn’t find that import. It may have been discarded.',
  )
  expect(await openStorage(w.config).stat(fileKey(uid))).toBeNull()
  const begun = await importedList(w, w.anna)
  expect((await refusal(w.anna.call('discardImport', { uid: begun }))).code).toBe('failed-precondition')
  expect(await openStorage(w.config).stat(fileKey(begun))).not.toBeNull()
})
