import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { importedList, importedOf, pastCollabs, runImportJob } from '../../../../world/import-stories.ts'
import { trackedCollab } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'

describeCall(importCalls.getImportTargets, async (w) => ({ uid: await importedList(w, w.anna) }))

it('names the lists that creators were put on, until that’s undone', async () => {
  const w = await world()
  const text = 'Creator,List\nalice.eats,Winter\nolivia.out,Autumn\nnobody.at.all,Spring\n'
  const uid = await importedList(w, w.anna, text)
  const namesOf = async () => (await w.anna.call('getImportTargets', { uid })).lists.map(({ name }) => name)
  expect(await namesOf()).toEqual(expect.arrayContaining(['Winter']))
  expect(await namesOf()).not.toContain('Spring')
  await w.anna.call('undoImport', { uid })
  await runImportJob(w)
  expect(await namesOf()).toEqual([])
})

it('names the venues that bookings and past collabs were added to', async () => {
  const w = await world()
  await trackedCollab(w)
  const luna = { uid: w.luna, name: 'Luna' }
  const till = await importedOf(w, 'redemptions', 'Code,Date,Ref\nALICE,03/02/2026,A1\n')
  expect(await w.anna.call('getImportTargets', { uid: till })).toEqual({ lists: [], venues: [luna] })
  expect(await w.anna.call('getImportTargets', { uid: await pastCollabs(w) })).toEqual({ lists: [], venues: [luna] })
  const none = await importedOf(w, 'redemptions', 'Code,Date,Ref\nNOBODY,03/02/2026,A2\n')
  expect(await w.anna.call('getImportTargets', { uid: none })).toEqual({ lists: [], venues: [] })
})
