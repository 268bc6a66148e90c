import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { minuteMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { workbook } from '../../../kit/testing/workbook.ts'
import { refusal } from '../../../world/describe-call.ts'
import { broughtList, runImportJob } from '../../../world/import-stories.ts'
import { type World, world } from '../../../world/world.ts'
import { exampleList } from '../../lists/server/build.ts'
import { importFromCommand, undoFromCommand } from './command.ts'
import { importData } from './personal-data.ts'
import { importRows, imports } from './tables.ts'

const christmas = `Influencer,List name,Notes
@alice.eats,Christmas,Loves markets
olivia.out,Christmas,
@nobody.at.all,Christmas,
alice.eats,christmas,Again
,Christmas,
`

const listCalled = async (w: World, name: string) =>
  (await w.anna.call('listLists', {})).rows.find((list) => list.name === name)
async function membersOf(w: World, name: string): Promise<Record<string, string>> {
  const list = await listCalled(w, name)
  if (!list) return {}
  const { rows } = await w.anna.call('listListMembers', { uid: list.uid })
  return Object.fromEntries(rows.map(({ handle, note }) => [handle, note]))
}
async function imported(w: World, text: string | Uint8Array, fileName = 'christmas.csv'): Promise<string> {
  const uid = await broughtList(w, w.anna, text, fileName)
  await w.anna.call('startImport', { uid })
  await runImportJob(w)
  return uid
}
async function outcomes(w: World, uid: string): Promise<string[]> {
  const { rows } = await w.anna.call('listImportRows', { uid })
  return rows.map(({ line, outcome }) => `${line} ${outcome}`)
}
async function undo(w: World, uid: string): Promise<void> {
  await w.anna.call('undoImport', { uid })
  await runImportJob(w)
}

it('recognises a file of creators, shows what would happen, and puts each on the list once', async () => {
  const w = await world()
  const uid = await broughtList(w, w.anna, christmas, 'christmas.csv')
  expect(await w.anna.call('getImport', { uid })).toMatchObject({
    kind: 'lists',
    listName: 'christmas',
    mapping: ['creator', 'list', 'note'],
  })
  const preview = await w.anna.call('previewImport', { uid })
  expect(preview).toMatchObject({ counts: { read: 5, added: 2, duplicate: 1, refused: 2 }, duplicates: [] })
  expect(preview.first.map(({ becomes, remarks }) => [becomes, ...remarks].join(' '))).toEqual([
    '@alice.eats, new list “Christmas”',
    '@olivia.out, new list “Christmas”',
    ' We couldn’t find a creator called “@nobody.at.all”, or found more than one. Use the handle or ID from their page.',
    '@alice.eats, new list “Christmas” It’s already on line 2.',
    ' It has no creator.',
  ])
  expect(preview.problems).toContainEqual({
    what: 'We couldn’t find the creator, or found more than one.',
    values: ['@nobody.at.all'],
    count: 1,
    lines: [4],
  })
  expect(await listCalled(w, 'Christmas')).toBeUndefined()
  await w.anna.call('startImport', { uid })
  await runImportJob(w)
  expect(await w.anna.call('getImport', { uid })).toMatchObject({
    state: 'done',
    counts: { read: 5, added: 2, duplicate: 1, refused: 2 },
    can: { undo: true, report: true },
  })
  expect(await membersOf(w, 'Christmas')).toEqual({ 'alice.eats': 'Loves markets', 'olivia.out': '' })
  expect(await listCalled(w, 'Christmas')).toMatchObject({ kind: 'hand', owner: { name: 'Anna' } })
  const { rows } = await w.anna.call('listImportRows', { uid, outcome: 'added' })
  expect(rows[0]).toMatchObject({ name: '@alice.eats', influencerUid: w.aliceInfluencer, listUid: expect.any(String) })
  const again = await imported(w, christmas, 'again.csv')
  expect((await w.anna.call('getImport', { uid: again })).counts).toMatchObject({ added: 0, known: 2 })
})

it('takes creators off again, and deletes a list that it made', async () => {
  const w = await world()
  const uid = await imported(w, christmas)
  await undo(w, uid)
  expect(await w.anna.call('getImport', { uid })).toMatchObject({ state: 'undone', undone: { back: 2, kept: 0 } })
  expect(await listCalled(w, 'Christmas')).toBeUndefined()
})

it('keeps on the list whom somebody removed, added anew or wrote about since, and the list with them', async () => {
  const w = await world()
  const uid = await imported(w, christmas)
  const list = must(await listCalled(w, 'Christmas')).uid
  await w.anna.call('saveListMemberNote', { uid: list, influencerUid: w.aliceInfluencer, note: 'Booked in May' })
  const { oliviaInfluencer } = w
  await w.anna.call('removeListMember', { uid: list, influencerUid: oliviaInfluencer, reason: 'Moved away' })
  setClock(plus(now(), minuteMs))
  await w.anna.call('addListMembers', { uid: list, creators: ['olivia.out'], bringBack: true })
  await undo(w, uid)
  expect(await outcomes(w, uid)).toEqual(['2 kept', '3 kept', '4 refused', '5 duplicate', '6 refused'])
  expect((await w.anna.call('listImportRows', { uid, outcome: 'kept' })).rows[0]?.remarks).toEqual([
    'We kept it, because it’s been changed on the list since.',
  ])
  expect(await membersOf(w, 'Christmas')).toEqual({ 'alice.eats': 'Booked in May', 'olivia.out': '' })
})

it('uses a list that is there, fills in a missing note alone, and doesn’t bring back who was removed', async () => {
  const w = await world()
  const { uid: list } = await w.anna.call('saveList', { uid: null, fields: exampleList(w.anna.accountUid, 'Summer') })
  await w.anna.call('addListMembers', { uid: list, creators: ['alice.eats', 'olivia.out'] })
  await w.anna.call('removeListMember', { uid: list, influencerUid: w.oliviaInfluencer, reason: 'Moved away' })
  const uid = await imported(w, 'Creator,Note\nalice.eats,Loves terraces\nolivia.out,\n', 'SUMMER.csv')
  expect(await outcomes(w, uid)).toEqual(['2 merged', '3 refused'])
  expect((await w.anna.call('listImportRows', { uid, outcome: 'refused' })).rows[0]?.remarks).toEqual([
    'They were removed from “Summer” (“Moved away”). If that has changed, add them on the list’s page.',
  ])
  expect(await membersOf(w, 'Summer')).toEqual({ 'alice.eats': 'Loves terraces' })
  const other = await imported(w, 'Creator,Note\nalice.eats,Something else\n', 'summer.csv')
  expect((await w.anna.call('listImportRows', { uid: other })).rows).toMatchObject([
    {
      outcome: 'known',
      remarks: ['The file says something else: Note Something else (here Loves terraces). What’s here stays.'],
    },
  ])
  await undo(w, uid)
  expect(await membersOf(w, 'Summer')).toEqual({ 'alice.eats': '' })
})

/** Files as people keep them, each with what becomes of its rows once it is said that they are creators. */
const files: [string, string | Uint8Array, string, string[]][] = [
  ['handles alone, without a header', '@alice.eats\n@olivia.out\n', 'friends.csv', ['1 added', '2 added']],
  ['German, with semicolons', 'Influencerin;Liste\r\nalice.eats;Weihnachten\r\n', 'liste.csv', ['2 added']],
  ['names in capitals', 'CREATOR HANDLE,LIST\nALICE.EATS,X\n', 'caps.csv', ['2 added']],
  ['ids of creators', 'Influencer ID\ninfluencer_none\nalice.eats\n', 'ids.csv', ['2 refused', '3 added']],
  ['a guarded handle', "Creator\n'@alice.eats\n", 'guarded.csv', ['2 added']],
  ['columns that nobody needs', 'Rank,Creator,Followers\n1,olivia.out,42000\n', 'ranks.csv', ['2 added']],
  [
    'NDJSON',
    '{"creator":"alice.eats","list":"J"}\n{"creator":"olivia.out","list":"J"}\n',
    'j.ndjson',
    ['1 added', '2 added'],
  ],
  ['an Excel file', workbook({ A: [['Creator'], ['alice.eats']] }), 'book.xlsx', ['2 added']],
  ['a list’s name that is too long', `Creator,List\nalice.eats,${'x'.repeat(81)}\n`, 'long.csv', ['2 refused']],
  ['a line above the header', 'Our friends\nCreator,List\nalice.eats,F\n', 'above.csv', ['3 added']],
]

it.each(files)('reads %s', async (_, text, fileName, expected) => {
  const w = await world()
  const uid = await broughtList(w, w.anna, text, fileName)
  await w.anna.call('saveImport', { uid, kind: 'lists' })
  await w.anna.call('startImport', { uid })
  await runImportJob(w)
  expect(await outcomes(w, uid)).toEqual(expected)
})

it('changes what the rows are, and refuses fields of the other kind', async () => {
  const w = await world()
  const uid = await broughtList(w, w.anna, 'Name,Handle\nFig,alice.eats\n')
  expect(await w.anna.call('getImport', { uid })).toMatchObject({ kind: 'venues', listName: null })
  const lists = await w.anna.call('saveImport', { uid, kind: 'lists', listName: 'Friends' })
  expect(lists).toMatchObject({ kind: 'lists', listName: 'Friends', mapping: [null, 'creator'] })
  const wrong = await refusal(w.anna.call('saveImport', { uid, mapping: ['name', 'creator'] }))
  expect(wrong.message).toBe('A column is set to a field that these rows don’t have. Reload the page.')
  await w.anna.call('saveImport', { uid, mapping: [null, null] })
  expect((await refusal(w.anna.call('startImport', { uid }))).message).toBe(
    'No column is set to “Creator”. Choose the column with handles or profile links.',
  )
  expect(await w.anna.call('saveImport', { uid, kind: 'venues' })).toMatchObject({
    listName: null,
    mapping: ['name', 'handle'],
  })
})

it('does the same by command, with a report of who wasn’t added', async () => {
  const w = await world()
  const { db } = w.database
  const file = join(mkdtempSync(join(tmpdir(), 'plusone-import-')), 'autumn.csv')
  writeFileSync(file, 'Creator\nalice.eats\nnobody.at.all\n')
  const said: string[] = []
  const say = (line: string) => said.push(line)
  const usual = { dryRun: true, map: '', duplicates: 'skip' }
  expect(await importFromCommand(db, file, usual, say, 'lists')).toBe(3)
  expect(said).toContain('  line 2: alice.eats · Added to the list · @alice.eats, new list “autumn”')
  expect(said.at(-1)).toBe('This was a dry run: no list was added or changed.')
  expect(await importFromCommand(db, file, { ...usual, dryRun: false, list: 'Autumn' }, say, 'lists')).toBe(3)
  expect(await membersOf(w, 'Autumn')).toEqual({ 'alice.eats': '' })
  expect(readFileSync(file.replace('.csv', '.report.csv'), 'utf8')).toContain('nobody.at.all,3,no,Not added,')
  const [run] = await db.select().from(imports)
  expect(await undoFromCommand(db, must(run).uid, say)).toBe(0)
  expect(said.at(-1)).toBe('Creators taken off lists: 1. Kept because they’ve been changed since: 0.')
  expect(await db.$count(importRows)).toBe(2)
})

it('forgets the rows of a creator who is deleted', async () => {
  const w = await world()
  const uid = await imported(w, christmas)
  const of = {
    account: null,
    influencerUids: [w.aliceInfluencer],
    brandUids: [],
    orgUids: [],
    collabUids: [],
    names: [],
  }
  await w.tx((tx) => importData.forget(tx, of))
  expect(await outcomes(w, uid)).toEqual(['3 added', '4 refused', '6 refused'])
})
