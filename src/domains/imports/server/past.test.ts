import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { setClock } from '../../../kit/server/clock.ts'
import { workbook } from '../../../kit/testing/workbook.ts'
import {
  broughtList,
  importedList,
  importedOf,
  importOutcomes,
  pastList,
  runImportJob,
} from '../../../world/import-stories.ts'
import { type World, world } from '../../../world/world.ts'
import { importFromCommand, undoFromCommand } from './command.ts'
import { imports } from './tables.ts'

function imported(w: World, text: string | Uint8Array, fileName = 'past.csv', venue?: string): Promise<string> {
  setClock(new Date('2026-03-20T09:00:00Z'))
  return importedOf(w, 'collabs', text, { fileName, venue })
}

const past = async (w: World) => w.bella.call('listPastCollabs', { brandUid: w.luna })

/** How many rows each table has: of everything but imports and past collabs, nothing may change. */
async function countRows(w: World): Promise<Record<string, number>> {
  const { rows: tables } = await w.database.pool.query(
    `select relname as t from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and relname !~ '^(imports|import_rows|past_collabs|rate_limits|idempotency_keys|events)'`,
  )
  const counts: Record<string, number> = {}
  for (const { t } of tables) {
    const { rows } = await w.database.pool.query(`select count(*)::int as n from "${t}"`)
    counts[t] = rows[0].n
  }
  return counts
}

it('adds what a venue did before it was here, apart from everything that counts', async () => {
  const w = await world()
  setClock(new Date('2026-03-20T09:00:00Z'))
  const before = await countRows(w)
  const uid = await broughtList(w, w.anna, pastList, 'past.csv')
  expect(await w.anna.call('getImport', { uid })).toMatchObject({
    kind: 'collabs',
    mapping: ['venue', 'creator', 'day', 'link', 'views', 'likes', 'comments', 'saves', 'spend'],
  })
  const preview = await w.anna.call('previewImport', { uid })
  expect(preview).toMatchObject({ counts: { read: 5, added: 3, duplicate: 1, refused: 1, remarks: 1 } })
  expect(preview.first[0]).toMatchObject({
    name: 'alice.eats',
    becomes: '12 March 2025, 1 link, 12,000 views, 900 likes, 41 comments, 120 saves, £85.50',
  })
  expect((await past(w)).rows).toEqual([])
  await w.anna.call('startImport', { uid })
  await runImportJob(w)
  expect(await importOutcomes(w, uid)).toEqual([
    '2 added',
    '3 added',
    '4 added We don’t know “maya.before”, or several people could be meant, so it’s added without a link to a creator.',
    '5 duplicate It’s already on line 2.',
    '6 refused It has no creator.',
  ])
  const { rows, summary } = await past(w)
  expect(rows).toHaveLength(3)
  expect(rows[0]).toMatchObject({ creator: 'maya.before', influencerUid: null, visitedOn: '2025-04', views: null })
  expect(rows.find(({ views }) => views === 12_000)).toMatchObject({
    brand: { uid: w.luna, name: 'Luna' },
    creator: 'alice.eats',
    influencerUid: w.aliceInfluencer,
    visitedOn: '2025-03-12',
    links: ['https://www.instagram.com/reel/a'],
    likes: 900,
    comments: 41,
    saves: 120,
    spendMinor: 8_550,
    currency: 'GBP',
  })
  const spent = [{ currency: 'GBP', minor: 8_550 }]
  expect(summary).toEqual({ collabs: 2, creators: 2, links: 2, views: 12_800, withViews: 2, rows: 3, spent })
  expect((await w.anna.call('listPastCollabsOf', { influencerUid: w.aliceInfluencer })).rows).toHaveLength(2)
  expect(await countRows(w)).toEqual(before)
  const { reliability, visitsCompleted } = await w.anna.call('getInfluencerProfile', { uid: w.aliceInfluencer })
  expect({ reliability, visitsCompleted }).toEqual({ reliability: null, visitsCompleted: 0 })
})

it('knows the same rows again, and takes them out within 7 days', async () => {
  const w = await world()
  const uid = await imported(w, pastList)
  const again = await imported(w, pastList.toUpperCase().replaceAll('HTTPS', 'https'), 'again.csv')
  expect((await w.anna.call('getImport', { uid: again })).counts).toMatchObject({ added: 2, known: 1 })
  await w.anna.call('undoImport', { uid: again })
  await runImportJob(w)
  expect((await past(w)).summary.rows).toBe(3)
  const third = await imported(w, pastList, 'third.csv')
  expect((await w.anna.call('getImport', { uid: third })).counts).toMatchObject({ added: 0, known: 3 })
  await w.anna.call('undoImport', { uid })
  await runImportJob(w)
  expect(await w.anna.call('getImport', { uid })).toMatchObject({ state: 'undone', undone: { back: 3, kept: 0 } })
  expect((await past(w)).rows).toEqual([])
})

/** `\u0080` is where Windows-1252 has the euro sign. */
const latin = (text: string) => Buffer.from(text, 'latin1')

/** Lists as venues keep them, each with what becomes of its rows and what is known of the first. */
const files: [string, string | Uint8Array, string[], object][] = [
  [
    'German semicolons in Windows-1252, months in words, views in thousands',
    latin(
      'Influencerin;Monat;Aufrufe;Gefällt mir;Kosten\r\n@alice.eats;März 2025;12,5 Tsd;1.204;85,50\r\n@olivia.out;Mai 2025;viele;;90 \u0080\r\n',
    ),
    [
      '2 added',
      '3 added We can’t read its views (viele), so they’re left out. Its cost isn’t in GBP, so it’s left out.',
    ],
    { creator: 'olivia.out', visitedOn: '2025-05', views: null, spendMinor: null },
  ],
  [
    'no header: handles, dates and links to posts',
    '@alice.eats,12/03/2025,https://www.instagram.com/p/x\n@olivia.out,28/03/2025,https://www.instagram.com/p/y\n',
    ['1 added', '2 added'],
    { creator: 'olivia.out', visitedOn: '2025-03-28', links: ['https://www.instagram.com/p/y'] },
  ],
  [
    'capitals, several links in a cell and in columns, one that is none',
    'CREATOR,DATE POSTED,REEL,STORIES\nALICE.EATS,2025-03-12,"https://a.test/1, https://a.test/2",screenshot\n',
    ['2 added “screenshot” isn’t a web address, so it’s left out.'],
    { creator: 'ALICE.EATS', links: ['https://a.test/1', 'https://a.test/2'] },
  ],
  [
    'a French workbook with a title and a total',
    workbook({
      Collabs: [
        ['Nos collabs 2025'],
        ['Créatrice', 'Date de visite', 'Vues', 'J’aime', 'Dépense'],
        ['alice.eats', '12 mars 2025', '9 800', '310', '60,00'],
        ['Total', '', '9 800', '310', '60,00'],
      ],
    }),
    ['3 added', '4 refused This looks like a totals row.'],
    { views: 9_800, likes: 310, spendMinor: 6_000 },
  ],
  [
    'a careless list: no date, one to come, one nobody can read',
    'Influencer,Visit date,Views\nalice.eats,,5\nalice.eats,2027-01-01,5\nalice.eats,last summer,5\nalice.eats,2025-01-01,n/a\n',
    [
      '2 refused It has no date.',
      '3 refused The date is in the future.',
      '4 refused We can’t read the date.',
      '5 added',
    ],
    { visitedOn: '2025-01-01', views: null },
  ],
  [
    'a name and a handle of each creator, the name first',
    'Creator,Handle,Date,Views\nSome Body,@alice.eats,2025-02-03,5\nAlice Moreau,olivia.out,2025-02-04,5\n',
    ['2 added', '3 added'],
    { creator: 'olivia.out' },
  ],
  [
    'NDJSON with IDs of creators and of the venue',
    '{"creator":"nobody_at_all","date":"2025-02-03","link":"https://a.test/1","venue":"nowhere"}\n{"creator":"olivia.out","date":"2025-02-04","link":"https://a.test/2"}\n',
    ['1 refused We couldn’t find a venue called “nowhere”.', '2 added'],
    { creator: 'olivia.out' },
  ],
]

it.each(files)('reads %s', async (_, text, expected, newest) => {
  const w = await world()
  const uid = await imported(w, text, 'list')
  expect(await importOutcomes(w, uid)).toEqual(expected)
  expect((await past(w)).rows[0]).toMatchObject(newest)
})

it('does the same by command, with a report of what wasn’t added', async () => {
  const w = await world()
  setClock(new Date('2026-03-20T09:00:00Z'))
  const { db } = w.database
  const file = join(mkdtempSync(join(tmpdir(), 'plusone-import-')), 'past.csv')
  writeFileSync(file, pastList)
  const said: string[] = []
  const say = (line: string) => said.push(line)
  const usual = { dryRun: true, map: '', duplicates: 'skip' }
  expect(await importFromCommand(db, file, usual, say, 'collabs')).toBe(3)
  expect(said.at(-1)).toBe('This was a dry run: no past collab was added or changed.')
  expect(await importFromCommand(db, file, { ...usual, dryRun: false }, say, 'collabs')).toBe(3)
  expect(said).toContain('  3 past collabs added')
  expect(readFileSync(file.replace('.csv', '.report.csv'), 'utf8')).toContain('It has no creator.')
  const [run] = await db.select().from(imports)
  expect(await undoFromCommand(db, must(run).uid, say)).toBe(0)
  expect(said).toContain('Past collabs removed: 3. Kept because they’ve been changed since: 0.')
})

it('keeps a venue that has past collabs when the list it came with is undone', async () => {
  const w = await world()
  setClock(new Date('2026-03-20T09:00:00Z'))
  const venues = await importedList(w, w.anna, 'Name,City\nKiwi,London\n')
  const uid = await imported(w, 'Creator,Date,Views\n@alice.eats,2025-01-01,5\n', 'past.csv', 'Kiwi')
  expect((await w.anna.call('getImport', { uid })).counts.added).toBe(1)
  await w.anna.call('undoImport', { uid: venues })
  await runImportJob(w)
  expect(await importOutcomes(w, venues)).toEqual([
    '2 kept We kept it, because it’s been used since: past collabs added.',
  ])
})
