import { eq, inArray, sql } from 'drizzle-orm'
import { must } from '../../../kit/contract/must.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { type DisclosureRule, disclosureSeed, defaultDisclosure } from '../disclosure.ts'
import { briefPolicy } from './policy.ts'
import { briefs, disclosureRules } from './tables.ts'

export type Brief = typeof briefs.$inferSelect

/** A brief that is not for somebody to know of is answered like none. */
export const noBrief = () => new CallError('not-found', 'We couldn’t find that brief.')

const briefsByUid = prepared((db) =>
  db
    .select()
    .from(briefs)
    .where(sql`${briefs.uid} = any(${sql.placeholder('uids')})`)
    .prepare('briefs_by_uid'),
)

export async function getBrief(db: Queryable, uid: string): Promise<Brief> {
  const [row] = await briefsByUid(db, { uids: [uid] })
  if (!row) throw noBrief()
  return row
}

/** A brief that was live at some time, whatever has become of it; before, it is its brand's alone. */
export async function getOnceLiveBrief(db: Queryable, uid: string): Promise<Brief> {
  const brief = await getBrief(db, uid)
  if (brief.liveSince === null) throw noBrief()
  return brief
}

/** A brief for its brand's people and staff. */
export async function getBriefFor(db: Queryable, actor: Actor, uid: string): Promise<Brief> {
  const brief = await getBrief(db, uid)
  if (!may(briefPolicy, actor, 'see', brief)) throw noBrief()
  return brief
}

/** The brief, its row locked until the transaction ends. */
export async function lockBrief(tx: Tx, uid: string): Promise<Brief> {
  const [row] = await tx.select().from(briefs).where(eq(briefs.uid, uid)).for('update')
  if (!row) throw noBrief()
  return row
}

/** A brief for someone who looks at it: brand and staff see all, influencers what is live; for others there is none. */
export async function getVisibleBrief(db: Queryable, actor: Actor, uid: string): Promise<Brief> {
  const brief = await getBrief(db, uid)
  const isOpenTo =
    may(briefPolicy, actor, 'see', brief) || (brief.status === 'live' && Object.keys(actor.influencers).length > 0)
  if (!isOpenTo) throw noBrief()
  return brief
}

/** Briefs by uid, in one query. */
export async function findBriefs(db: Queryable, uids: readonly string[]): Promise<Map<string, Brief>> {
  if (uids.length === 0) return new Map()
  const rows = await briefsByUid(db, { uids: [...new Set(uids)] })
  return new Map(rows.map((row) => [row.uid, row]))
}

/** How advertising must be named in a country: as staff have ruled, else as the product starts, else the default. */
export async function getDisclosureRule(db: Queryable, country: string): Promise<DisclosureRule> {
  return (await findDisclosureRules(db, [country]))(country)
}

/** The rules of several countries, in one query. */
export async function findDisclosureRules(
  db: Queryable,
  countries: readonly string[],
): Promise<(country: string) => DisclosureRule> {
  const ruled = await db
    .select()
    .from(disclosureRules)
    .where(inArray(disclosureRules.country, [...new Set([...countries, defaultDisclosure.country])]))
  const rules = [...ruled, ...disclosureSeed]
  const ruleOf = (country: string) => rules.find((rule) => rule.country === country)
  return (country) => ruleOf(country) ?? must(ruleOf(defaultDisclosure.country), 'default disclosure rule')
}

/** Every rule in force, everywhere else first, then by country; `version` 0 is what the product starts with. */
export async function listDisclosureRules(db: Queryable): Promise<(DisclosureRule & { version: number })[]> {
  const ruled = await db.select().from(disclosureRules)
  const started = disclosureSeed.filter((rule) => !ruled.some(({ country }) => country === rule.country))
  return [...ruled, ...started.map((rule) => ({ ...rule, version: 0 }))].toSorted((a, b) =>
    a.country < b.country ? -1 : 1,
  )
}
