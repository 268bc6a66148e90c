import type { Suffix } from '../../audit/events.ts'
import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, min, sql } from 'drizzle-orm'
import { must } from '../../../kit/contract/must.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { type Actor, accountOf } from '../../../access/roles.ts'
import { record } from '../../audit/server/record.ts'
import { builtInRibbons, type Ribbon } from '../ribbons.ts'
import { ribbonVersions } from './tables.ts'

type Version = typeof ribbonVersions.$inferSelect

/** The ribbons as they stand: what is live (null: the built-in ones), what staff work on (null: nothing else), and the count of changes. */
export type Standing = { live: Version | null; draft: Version | null; version: number }

const published = prepared((db) =>
  db
    .select({ ribbons: ribbonVersions.ribbons })
    .from(ribbonVersions)
    .where(eq(ribbonVersions.state, sql`'published'`))
    .orderBy(desc(ribbonVersions.version))
    .limit(1)
    .prepare('live_ribbons'),
)

/** The ribbons that every feed shows. */
export async function readLiveRibbons(db: Queryable): Promise<readonly Ribbon[]> {
  const [live] = await published(db)
  return live?.ribbons ?? builtInRibbons
}

/** The ribbons that staff work on. */
export async function readDraftRibbons(db: Queryable): Promise<readonly Ribbon[]> {
  return ribbonsOf(await readStanding(db)).draft
}

export async function readStanding(db: Queryable): Promise<Standing> {
  const newest = await db
    .selectDistinctOn([ribbonVersions.state])
    .from(ribbonVersions)
    .orderBy(ribbonVersions.state, desc(ribbonVersions.version))
  const of = (state: Version['state']) => newest.find((one) => one.state === state) ?? null
  return {
    live: of('published'),
    draft: of('draft'),
    version: Math.max(0, ...newest.map(({ version }) => version)),
  }
}

/** The ribbons of both; without a draft it is what is live. */
export function ribbonsOf({ live, draft }: Standing): { live: readonly Ribbon[]; draft: readonly Ribbon[] } {
  const shown = live?.ribbons ?? builtInRibbons
  return { live: shown, draft: draft?.ribbons ?? shown }
}

/** Whether publishing would change anything. */
export function isDraftChanged(standing: Standing): boolean {
  const { live, draft } = ribbonsOf(standing)
  return !isDeepStrictEqual(live, draft)
}

/** The ribbons, for one writer at a time who has seen them as they are. */
export async function lockStanding(tx: Tx, version: number): Promise<Standing> {
  await tx.execute(sql`lock table ${ribbonVersions} in share row exclusive mode`)
  const standing = await readStanding(tx)
  if (standing.version !== version)
    throw new CallError(
      'aborted',
      'Someone changed the ribbons while you were editing. Reload to see the latest version.',
    )
  return standing
}

/** Writes the draft, a new one where there was none. */
export async function saveDraft(tx: Tx, actor: Actor, { draft, version }: Standing, ribbons: Ribbon[]): Promise<void> {
  const change = { ribbons, version: version + 1, byUid: accountOf(actor) }
  if (draft) await tx.update(ribbonVersions).set(change).where(eq(ribbonVersions.uid, draft.uid))
  else await tx.insert(ribbonVersions).values({ uid: newUid('ribbon'), state: 'draft', ...change })
}

/** A version in another state, which is a change of the ribbons like any other. */
export async function setState(
  tx: Tx,
  uid: string,
  change: Pick<Version, 'version' | 'state'> & Partial<Version>,
): Promise<void> {
  await tx.update(ribbonVersions).set(change).where(eq(ribbonVersions.uid, uid))
}

/** The audit log: the ribbons of the feed before and after. */
export async function recordRibbons(
  tx: Tx,
  actor: Actor,
  kind: Suffix<'ribbons'>,
  before: readonly Ribbon[],
  after: readonly Ribbon[],
): Promise<void> {
  await record(
    tx,
    actor,
    'staff',
    `ribbons.${kind}`,
    { subjectUid: 'ribbons' },
    { before: { rows: before }, after: { rows: after } },
  )
}

/** When each ribbon was first published, of those that ever were by hand. */
export async function firstPublished(db: Queryable): Promise<Map<string, Date>> {
  const row = sql<string>`jsonb_array_elements(${ribbonVersions.ribbons}) ->> 'uid'`
  const rows = db
    .select({ uid: row.as('ribbon_uid'), publishedAt: ribbonVersions.publishedAt })
    .from(ribbonVersions)
    .where(and(sql`${ribbonVersions.publishedAt} is not null`))
    .as('rows')
  const found = await db
    .select({ uid: rows.uid, at: min(rows.publishedAt) })
    .from(rows)
    .groupBy(rows.uid)
  return new Map(found.map(({ uid, at }) => [uid, must(at, 'at')]))
}
