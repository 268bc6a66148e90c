import { beforeEach, expect, it } from 'vitest'
import { openStorage } from '../../../adapters/storage/open-storage.ts'
import { must } from '../../../kit/contract/must.ts'
import { setClock } from '../../../kit/server/clock.ts'
import { broughtList, importedList, importedOf, importOutcomes, runImportJob } from '../../../world/import-stories.ts'
import { trackedCollab } from '../../../world/value-stories.ts'
import { type Person, type World, world } from '../../../world/world.ts'
import type { CorrectedResult } from '../fields.ts'
import { withList } from './files.ts'
import { getImportRow } from './reads.ts'
import { reportParts } from './report.ts'

let w: World
beforeEach(async () => {
  w = await world()
  setClock(new Date('2026-03-20T09:00:00Z'))
})

const head = 'Venue,Creator,Date,Link,Views,Likes,Cost\n'
const first = `${head}Luna,@alice.eats,12/03/2025,https://a.test/1,800,30,\n`
const second = `${head}Luna,@alice.eats,12/03/2025,https://a.test/1,900,,85.50\n`
const past = async () => must((await w.bella.call('listPastCollabs', { brandUid: w.luna })).rows[0])

async function changed(person: Person, text: string, corrections: CorrectedResult[]): Promise<string> {
  const uid = await broughtList(w, person, text)
  await person.call('saveImport', { uid, corrections })
  await person.call('startImport', { uid })
  await runImportJob(w)
  return uid
}

async function reportOf(uid: string): Promise<string> {
  const { db } = w.database
  const run = await getImportRow(db, uid)
  return withList(openStorage(w.config), run, async (sheet) => {
    let report = ''
    for await (const { text } of reportParts(db, run, sheet)) report += text
    return report
  })
}

const says = 'The file says something else: Views 900 (here 800); Cost 85.50 (here nothing). What’s here stays.'

it('says which results of a past collab differ, in the preview, by row and in the report', async () => {
  await importedList(w, w.anna, first)
  const uid = await broughtList(w, w.anna, second)
  const { changes, problems, first: rows } = await w.anna.call('previewImport', { uid })
  expect(changes.first).toEqual([
    {
      line: 2,
      name: 'alice.eats',
      brandUid: w.luna,
      changes: [
        { field: 'views', before: '800', after: '900' },
        { field: 'spend', before: '', after: '85.50' },
      ],
    },
  ])
  expect(rows[0]?.remarks).toEqual([says])
  expect(problems).toMatchObject([{ count: 1, values: ['Views, Cost'] }])
  await w.anna.call('startImport', { uid })
  await runImportJob(w)
  expect(await importOutcomes(w, uid)).toEqual([`2 known ${says}`])
  expect((await w.anna.call('getImport', { uid })).counts).toMatchObject({ known: 1, remarks: 1 })
  const report = await reportOf(uid)
  expect(report).toContain(says)
  expect(report).toContain('choose the details to change')
  expect(await past()).toMatchObject({ views: 800, spendMinor: null })
})

it('changes the results that are chosen, and puts back those nobody has changed since', async () => {
  await importedList(w, w.anna, first)
  const uid = await changed(w.anna, second, ['views', 'spend'])
  expect(await importOutcomes(w, uid)).toEqual(['2 merged Changed Views: 800 → 900; Cost: nothing → 85.50.'])
  expect(await past()).toMatchObject({ views: 900, likes: 30, spendMinor: 8_550 })
  const later = await changed(w.anna, second.replace('900', '950'), ['views'])
  await w.anna.call('undoImport', { uid })
  await runImportJob(w)
  expect(await past()).toMatchObject({ views: 950, spendMinor: null })
  await w.anna.call('undoImport', { uid: later })
  await runImportJob(w)
  expect(await past()).toMatchObject({ views: 900 })
})

it('keeps a past collab whose results it changed when it’s undone, and says what stays', async () => {
  await importedList(w, w.anna, first)
  const uid = await changed(w.anna, second, ['views'])
  await changed(w.anna, second.replace('900', '950'), ['views'])
  await w.anna.call('undoImport', { uid })
  await runImportJob(w)
  expect(await importOutcomes(w, uid)).toEqual([
    expect.stringMatching(/^2 kept These details have changed since, so we kept them: views\./),
  ])
  expect(await past()).toMatchObject({ views: 950 })
})

it('changes no results at a venue that whoever imports may not change', async () => {
  const orso = (views: string) => `Venue,Creator,Date,Views\nOrso,@alice.eats,12/03/2025,${views}\n`
  await importedList(w, w.anna, orso('800'))
  const uid = await changed(w.anna, orso('900'), ['views'])
  expect(await importOutcomes(w, uid)).toEqual([
    expect.stringContaining(
      '2 known The file says something else: Views 900 (here 800). What’s here stays. It has other',
    ),
  ])
})

it('says which facts of a creator from an earlier list differ', async () => {
  await importedList(w, w.anna, 'Name,Instagram,Email,Followers\nMara Lind,mara.lind,mara@example.test,42.5K\n')
  const again = 'Name,Instagram,Email,Followers\nMara Lind,mara.lind,other@example.test,50K\n'
  const uid = await importedList(w, w.anna, again)
  const said =
    'The file says something else: Email other@example.test (here mara@example.test); Followers 50,000 (here 42,500). What’s here stays.'
  expect(await importOutcomes(w, uid)).toEqual([`2 known ${said}`])
  expect(await reportOf(uid)).toContain(said)
  const { rows } = await w.anna.call('listImportedCreators', {})
  const byId = `ID,Name,Instagram,Followers\n${must(rows[0]).uid},Mara Lind,mara.lind,60K\n`
  expect(await importOutcomes(w, await importedList(w, w.anna, byId))).toEqual([
    '2 known The file says something else: Followers 60,000 (here 42,500). What’s here stays.',
  ])
})

it('says which note on a list differs', async () => {
  const list = (note: string) => `Creator,List,Note\nalice.eats,Summer,${note}\n`
  await importedList(w, w.anna, list('Likes soup'))
  const uid = await importedList(w, w.anna, list('Likes cake'))
  const said = 'The file says something else: Note Likes cake (here Likes soup). What’s here stays.'
  expect(await importOutcomes(w, uid)).toEqual([`2 known ${said}`])
  expect(await reportOf(uid)).toContain(said)
})

it('says where a booking that was counted has another amount', async () => {
  w = await world()
  await trackedCollab(w)
  setClock(new Date('2026-03-20T09:00:00Z'))
  const till = (amount: string) => `Code,Date,Ref,Amount\nALICE,2026-03-12,A1,${amount}\n`
  await importedOf(w, 'redemptions', till('64.00'))
  const uid = await importedOf(w, 'redemptions', till('70.00'))
  expect(await importOutcomes(w, uid)).toEqual([
    '2 known The file says something else: Amount spent 70.00 GBP (here 64.00 GBP). What’s here stays.',
  ])
})
