import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openStorage } from '../../../../adapters/storage/open-storage.ts'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { broughtList, importedList, runImportJob } from '../../../../world/import-stories.ts'
import { bookedMeeting, openHours } from '../../../../world/meeting-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { type World, world } from '../../../../world/world.ts'
import { addMembership } from '../../../accounts/server/accounts.ts'
import { saveSubscription } from '../../../plans/server/subscription.ts'
import { setBrand } from '../../../profiles/server/build.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { calculateBatch } from '../../../records/server/health.ts'
import { importCalls } from '../../contract.ts'
import { withList } from '../files.ts'
import { forgetImports } from '../jobs/forget-imports.ts'
import { runImport } from '../run-import.ts'
import { imports } from '../tables.ts'

describeCall(importCalls.undoImport, async (w) => ({ uid: await importedList(w, w.anna) }))

it('takes back what it added, asks nobody about its cities any more, and keeps what somebody works with', async () => {
  const w = await world()
  const uid = await importedList(w, w.anna, 'Name,City\nFig,London\nPear,London\nPlum,Nowhereville\n')
  const [pear] = (await w.ada.call('browseBrands', { search: 'Pear' })).rows
  await w.ada.call('assignBrands', { brandUids: [pear?.uid ?? ''], accountUid: w.anna.accountUid })
  expect(await w.anna.call('undoImport', { uid })).toMatchObject({ state: 'undoing', can: { undo: false } })
  await runImportJob(w)
  expect(await w.anna.call('getImport', { uid })).toMatchObject({ state: 'undone', can: { undo: false } })
  const { rows } = await w.anna.call('listImportRows', { uid })
  expect(rows.map(({ name, outcome }) => `${name}: ${outcome}`)).toEqual(['Fig: undone', 'Pear: kept', 'Plum: asks'])
  expect((await w.ada.call('browseBrands', { search: 'Fig' })).rows).toEqual([])
  expect((await w.anna.call('listVenueDrafts', {})).rows).toEqual([])
})

/** Venues of one import by name, each as its row says after the undo: the outcome, and why. */
async function undone(w: World, uid: string): Promise<Record<string, string>> {
  await w.anna.call('undoImport', { uid })
  await runImportJob(w)
  const { rows } = await w.anna.call('listImportRows', { uid })
  return Object.fromEntries(rows.map(({ name, outcome, remarks }) => [name, [outcome, ...remarks].join(': ')]))
}
const uidOf = async (w: World, search: string) =>
  must((await w.ada.call('browseBrands', { search })).rows.find(({ name }) => name === search)).uid
const kept = (use: string) => `kept: We kept it, because it’s been used since: ${use}.`

it('keeps a venue with a note, a task, a team, an invitation, a call or a plan, and says which and why', async () => {
  const w = await world()
  const names = ['Apple', 'Basil', 'Cumin', 'Dill', 'Elder', 'Fennel', 'Garlic']
  const uid = await importedList(w, w.anna, `Name,City,Kind\n${names.map((name) => `${name},London,Pub\n`).join('')}`)
  const [note, task, team, invited, meeting, plan] = await Promise.all(names.slice(0, 6).map((name) => uidOf(w, name)))
  await w.ada.call('addRecordNote', { recordUid: must(note), text: 'Call on Fridays.' })
  await w.ada.call('addRecordTask', { recordUid: must(task), text: 'Ask for photos', dueOn: '2026-03-04' })
  await w.tx((tx) => addMembership(tx, w.ben.accountUid, 'brand', must(team), 'owner'))
  const person = { email: 'gina@example.test', name: 'Gina', role: 'admin' } as const
  await w.ada.call('inviteMember', { brandUid: must(invited), ...person })
  await openHours(w.anna)
  await bookedMeeting(w)
  await w.database.pool.query('update meetings set brand_uid = $1', [meeting])
  const { orgUid } = await getBrand(w.database.db, must(plan))
  await w.tx((tx) => saveSubscription(tx, { orgUid, tier: 'starter', state: 'active', since: now() }))
  expect(await undone(w, uid)).toEqual({
    Apple: kept('note added'),
    Basil: kept('task added'),
    Cumin: kept('team member added'),
    Dill: kept('team member invited'),
    Elder: kept('call booked'),
    Fennel: kept('plan chosen'),
    Garlic: 'undone',
  })
  expect(await w.anna.call('getImport', { uid })).toMatchObject({ undone: { back: 1, kept: 6 } })
})

it('takes back a venue of which jobs alone took notice', async () => {
  const w = await world()
  const uid = await importedList(w, w.anna, 'Name,City,Kind\nFig,London,Pub\n')
  await w.tx((tx) => calculateBatch(tx, 'brand', '', 1000))
  expect(await undone(w, uid)).toEqual({ Fig: 'undone' })
  expect((await w.ada.call('browseBrands', { search: 'Fig' })).rows).toEqual([])
})

/** Two rows of one venue, so far from each other in the list that each is taken in by itself. */
function farApart(first: string, last: string): string {
  const between = Array.from({ length: 500 }, (_, at) => `Filler ${at},,,London,Pub`)
  return `Name,Phone,Website,City,Kind\n${[first, ...between, last].join('\n')}\n`
}
async function merged(w: World, text: string): Promise<string> {
  const uid = await broughtList(w, w.anna, text)
  await w.anna.call('saveImport', { uid, duplicates: 'merge' })
  await w.anna.call('startImport', { uid })
  await runImportJob(w)
  return uid
}

it('takes back a venue that a later row of the same import filled in', async () => {
  const w = await world()
  const uid = await merged(
    w,
    farApart('Fig,020 7946 0018,,London,Pub', 'Fig Bar,020 7946 0018,fig.example.com,London,Pub'),
  )
  expect((await w.anna.call('getImport', { uid })).counts).toMatchObject({ added: 501, merged: 1 })
  const outcomes = await undone(w, uid)
  expect(outcomes['Fig']).toBe('undone')
  expect((await w.ada.call('browseBrands', { search: 'Fig' })).rows).toEqual([])
  expect((await w.anna.call('listImportRows', { uid, outcome: 'kept' })).rows).toEqual([])
})

it('fills in what its own rows lack from its later ones, and takes it all back', async () => {
  const w = await world()
  const head = 'Name,Address,Postcode,Phone,Website,City,Kind\n'
  const first = 'Minty Pub,,,020 7946 0018,,London,Pub'
  const later =
    'Minty Pub,1 Mare Street,E8 4AE,020 7946 0018,,London,Pub\nMinty Pub,,,020 7946 0018,minty.example.com,London,Pub\n'
  const between = Array.from({ length: 500 }, (_, at) => `Filler ${at},,,,,London,Pub`).join('\n')
  for (const [text, added] of [
    [`${head}${first}\n${later}`, 1],
    [`${head}${first}\n${between}\n${later}`, 501],
  ] as const) {
    const uid = await merged(w, text)
    expect((await w.anna.call('getImport', { uid })).counts).toMatchObject({ added, merged: 2, duplicate: 0 })
    expect(await getBrand(w.database.db, await uidOf(w, 'Minty Pub'))).toMatchObject({
      address: '1 Mare Street',
      postcode: 'E8 4AE',
      website: 'https://minty.example.com',
    })
    expect((await undone(w, uid))['Minty Pub']).toMatch(/^undone/)
    expect((await w.ada.call('browseBrands', { search: 'Minty' })).rows).toEqual([])
    expect((await w.anna.call('listImportRows', { uid, outcome: 'kept' })).rows).toEqual([])
  }
})

it('leaves out a later row of a list that has nothing more', async () => {
  const w = await world()
  const row = 'Minty Pub,020 7946 0018,London,Pub\n'
  const uid = await broughtList(w, w.anna, `Name,Phone,City,Kind\n${row}${row}`)
  await w.anna.call('saveImport', { uid, duplicates: 'merge' })
  expect((await w.anna.call('previewImport', { uid })).counts).toMatchObject({ added: 1, merged: 0, duplicate: 1 })
})

it('empties what two rows filled in at a venue we had, and keeps what somebody changed since', async () => {
  const w = await world()
  await importedList(w, w.anna, 'Name,Phone,Website,City,Kind\nFig,020 7946 0018,,London,Pub\n')
  const text = 'Name,Phone,Website,Instagram,City,Kind\nFig Bar,020 7946 0018,fig.example.com,,London,Pub\n'
  const uid = await merged(w, `${text}Fig & Co,020 7946 0018,,fig.bar,London,Pub\n`)
  const fig = await uidOf(w, 'Fig')
  const details = async () => {
    const { website, handle, phone } = await getBrand(w.database.db, fig)
    return { website, handle, phone }
  }
  expect(await details()).toMatchObject({ website: 'https://fig.example.com', handle: 'fig.bar' })
  await undone(w, uid)
  expect(await details()).toEqual({ website: null, handle: null, phone: '+44 20 7946 0018' })
  const again = await merged(w, text.replace('Fig Bar', 'Fig Kitchen'))
  await setBrand(w.database.db, fig, { website: 'https://fig.example.org' })
  expect((await undone(w, again))['Fig Kitchen']).toContain(
    'kept: These details have changed since, so we kept them: website.',
  )
  expect((await details()).website).toBe('https://fig.example.org')
})

it('takes back a venue that another list corrected, once that is undone', async () => {
  const w = await world()
  const uid = await importedList(w, w.ada, 'Name,Phone,City,Kind\nFig,020 7946 0018,London,Pub\n')
  const text = `ID,Name,Phone,City\n${await uidOf(w, 'Fig')},Fig,020 7946 0019,London\n`
  const other = await broughtList(w, w.ada, text)
  await w.ada.call('saveImport', { uid: other, corrections: ['phone'] })
  await w.ada.call('startImport', { uid: other })
  await runImportJob(w)
  expect(await undone(w, other)).toEqual({ Fig: 'undone' })
  expect(await undone(w, uid)).toEqual({ Fig: 'undone' })
})

it('undoes the last rows first: one may have corrected what an earlier one filled in', async () => {
  const w = await world()
  await importedList(w, w.ada, 'Name,Phone,City,Kind\nFig,020 7946 0018,London,Pub\n')
  const fig = await uidOf(w, 'Fig')
  const between = Array.from({ length: 100 }, (_, at) => `Filler ${at},,,London,Pub`).join('\n')
  const uid = await broughtList(
    w,
    w.anna,
    `Name,Phone,Instagram,City,Kind\nFig Bar,020 7946 0018,a,London,Pub\n${between}\nFig & Co,020 7946 0018,b,London,Pub\n`,
  )
  await w.anna.call('saveImport', { uid, duplicates: 'merge', corrections: ['handle'] })
  const { db } = w.database
  const [run] = await db
    .update(imports)
    .set({ state: 'running', startedBy: w.anna.accountUid })
    .where(eq(imports.uid, uid))
    .returning()
  // Anna may correct Fig only from the second portion on.
  const handles: (string | null)[] = []
  await withList(openStorage(w.config), must(run), (sheet) =>
    runImport(db, must(run), sheet, async () => {
      handles.push((await getBrand(db, fig)).handle)
      await w.ada.call('assignBrands', { brandUids: [fig], accountUid: w.anna.accountUid })
    }),
  )
  expect(handles).toEqual(['a', 'b'])
  await undone(w, uid)
  expect((await getBrand(db, fig)).handle).toBeNull()
})

it('can be undone for seven days from the end of the import, however long that took', async () => {
  const w = await world()
  const uid = await broughtList(w, w.anna, 'Name,City\nFig,London\n')
  setClock(plus(now(), 6 * dayMs))
  await w.anna.call('startImport', { uid })
  await runImportJob(w)
  setClock(plus(now(), 6 * dayMs))
  await runJob(w, forgetImports(openStorage))
  expect(await undone(w, uid)).toEqual({ Fig: 'undone: Its category is unknown.' })
})

it('refuses an import that is being undone, or that ended more than seven days ago', async () => {
  const w = await world()
  const uid = await importedList(w, w.anna)
  const another = await importedList(w, w.anna, 'Name,City\nKiwi,London\n')
  await w.anna.call('undoImport', { uid })
  expect((await refusal(w.anna.call('undoImport', { uid }))).message).toBe(
    'This import is being undone. Wait until that’s done.',
  )
  setClock(plus(now(), 7 * dayMs))
  expect((await refusal(w.anna.call('undoImport', { uid: another }))).message).toBe(
    'This import ended more than 7 days ago, so it can’t be undone.',
  )
})

it('counts venues, not rows, that it took back or kept', async () => {
  const w = await world()
  await importedList(w, w.ada, 'Name,City,Phone,Kind\nFig,London,020 7946 0018,Cafe\n')
  const uid = await merged(
    w,
    `Name,Address,Postcode,Phone,Website,City,Kind
Fig,,,020 7946 0018,fig.example.com,London,Cafe
Fig,1 Mare Street,E8 4AE,020 7946 0018,,London,Cafe
Plum,,,020 7946 0019,,London,Cafe
Plum,,,020 7946 0019,plum.example.com,London,Cafe
Kiwi,,,,,Nowhereville,Cafe
`,
  )
  expect((await w.ada.call('getImport', { uid })).counts).toMatchObject({ added: 1, merged: 2, asks: 1 })
  await undone(w, uid)
  // Fig is as it was, Plum is gone, and nobody is asked about Kiwi.
  expect(await w.ada.call('getImport', { uid })).toMatchObject({ undone: { back: 3, kept: 0 } })
})
