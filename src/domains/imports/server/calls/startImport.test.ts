import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { broughtList, importedList, runImportJob } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'

describeCall(importCalls.startImport, async (w) => ({ uid: await broughtList(w, w.anna) }))

it('takes in what the preview showed, each venue once, and says so in the audit log', async () => {
  const w = await world()
  const uid = await broughtList(w, w.anna)
  expect(await w.anna.call('startImport', { uid })).toMatchObject({ state: 'running', can: { pause: true } })
  await runImportJob(w)
  await runImportJob(w)
  expect(await w.anna.call('getImport', { uid })).toMatchObject({
    state: 'done',
    total: 3,
    counts: { read: 3, added: 1, refused: 1, asks: 1 },
    can: { undo: true, report: true },
  })
  const { rows } = await w.ada.call('browseBrands', { search: 'Fig' })
  expect(rows).toMatchObject([{ name: 'Fig', city: 'london' }])
  expect(await w.eventsOf(uid)).toMatchObject([{ kind: 'import.started', actorUid: w.anna.accountUid }])
})

it('refuses a list without names, and a second start', async () => {
  const w = await world()
  const nameless = await broughtList(w, w.anna, 'Fax,City\n55,London\n56,London\n')
  expect((await refusal(w.anna.call('startImport', { uid: nameless }))).message).toBe(
    'No column is set to “Name”. Choose the column with the venues’ names.',
  )
  const uid = await importedList(w, w.anna)
  expect((await refusal(w.anna.call('startImport', { uid }))).message).toBe(
    'This import is done. To remove what it added, undo it.',
  )
})
