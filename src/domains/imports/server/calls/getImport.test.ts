import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { broughtList } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'

describeCall(importCalls.getImport, async (w) => ({ uid: await broughtList(w, w.anna) }))

it('says how the file is read and what each column is taken for', async () => {
  const w = await world()
  const text = Buffer.from('Betrieb;PLZ;Ort;Fax\r\nCafé Müller;10115;Berlin;1\r\n', 'latin1')
  const uid = await broughtList(w, w.anna, text, 'lokale.csv')
  expect(await w.anna.call('getImport', { uid })).toMatchObject({
    fileName: 'lokale.csv',
    state: 'draft',
    reading: { format: 'csv', encoding: 'windows-1252', delimiter: ';', headerLine: 1 },
    columns: ['Betrieb', 'PLZ', 'Ort', 'Fax'],
    mapping: ['name', 'postcode', 'city', null],
    total: null,
    can: { change: true, pause: false, resume: false, undo: false, report: false },
  })
})
