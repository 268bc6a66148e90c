import { getTableName } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { livelyCreator, mergeOf, secondAlice } from '../world/duplicate-stories.ts'
import { type World, world } from '../world/world.ts'
import { allProfileMerges } from './server/profile-merges.ts'

/** Columns called like those that name profiles, and that name something else. */
const others = ['deletions.subject_uid']

/** The columns that name profiles, as the database knows them: by what they refer to, or by their name. */
async function namingColumns(w: World): Promise<string[]> {
  const { rows } = await w.database.pool.query(
    `select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0
       and not a.attisdropped and (a.attname ~ '^(influencer|brand|profile|viewing|record|about|subject)_uids?$'
         or exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any(f.conkey)
           and f.confrelid in ('influencer_profiles'::regclass, 'brand_profiles'::regclass)))
     order by 1`,
  )
  return rows.map(({ name }) => name).filter((name) => !others.includes(name))
}

const ruleNames = allProfileMerges.flatMap(({ moves }) =>
  moves.map(({ column }) => `${getTableName(column.table)}.${column.name}`),
)

it('has a rule for every column that names a profile', async () => {
  const w = await world()
  const named = await namingColumns(w)
  expect(named.filter((name) => !ruleNames.includes(name))).toEqual([])
  expect(named.length).toBeGreaterThan(70)
})

/** In which column of which table a text stands, how often. */
async function whereIs(w: World, text: string): Promise<Map<string, number>> {
  const { rows: columns } = await w.database.pool.query(
    `select c.relname as t, a.attname as c from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0
       and not a.attisdropped and a.atttypid = any('{text,jsonb,text[]}'::regtype[]::oid[])`,
  )
  const found = new Map<string, number>()
  for (const { t, c } of columns) {
    const { rows } = await w.database.pool.query(
      `select count(*)::int as n from "${t}" where "${c}"::text like '%' || $1 || '%'`,
      [text],
    )
    if (rows[0].n > 0) found.set(`${t}.${c}`, rows[0].n)
  }
  return found
}

async function countRows(w: World): Promise<Map<string, number>> {
  const { rows } = await w.database.pool.query(
    `select relname as t from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  const counts = new Map<string, number>()
  for (const { t } of rows) {
    const { rows: found } = await w.database.pool.query(`select count(*)::int as n from "${t}"`)
    counts.set(t, found[0].n)
  }
  return counts
}

/** Where the profile that is gone is still named: what happened then, and where it leads now. */
const history = [
  'events.after',
  'events.before',
  'events.subject_uid',
  'merged_profiles.uid',
  'notifications.key',
  'mails.key',
  'mails.text',
  'mails.html',
  'user_events.profile_uid',
]

/** Rows that a merge itself writes, or that are worked out again. */
const written = [
  'events',
  'merged_profiles',
  'notifications',
  'mails',
  'waiting_mails',
  'creator_places',
  'creator_figures',
  'influencer_profiles',
]

it('moves everything of a creator, and loses no row', async () => {
  const w = await world()
  // Her first profile, where everything is, goes: her second one stays.
  const { uid } = await secondAlice(w)
  await livelyCreator(w)
  const [named, rows] = [await whereIs(w, w.aliceInfluencer), await countRows(w)]
  await w.ada.call('mergeProfiles', await mergeOf(w, uid, w.aliceInfluencer))

  const left = [...(await whereIs(w, w.aliceInfluencer)).keys()]
  expect(left.filter((name) => !history.includes(name))).toEqual([])
  const moved = await whereIs(w, uid)
  const isMoved = (name: string) =>
    ruleNames.includes(name) && !history.includes(name) && !/^creator_(places|figures)/.test(name)
  const fewer = [...named].filter(([name, count]) => isMoved(name) && (moved.get(name) ?? 0) < count)
  expect(fewer).toEqual([])
  expect(named.size).toBeGreaterThan(15)
  const after = await countRows(w)
  const lost = [...rows].filter(([table, count]) => !written.includes(table) && after.get(table) !== count)
  // Of two accounts on Instagram one was chosen.
  expect(lost).toEqual([['social_accounts', 5]])
})
