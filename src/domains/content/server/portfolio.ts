import { and, desc, eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { mustGet } from '../../../kit/contract/must.ts'
import { isStaff, type Actor } from '../../../access/roles.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { columnsOf } from '../../../kit/server/facts.ts'
import { type Brief, findBriefs } from '../../briefs/server/reads.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { findInfluencers } from '../../profiles/server/reads.ts'
import { fileFacts, type StoredFile } from '../../media/server/facts.ts'
import { viewFile } from '../../media/server/view.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import type { InfluencerProfile } from '../../profiles/server/view.ts'
import {
  type CollabPortfolio,
  eachLookOnce,
  eachOnOnePage,
  mostItems,
  type PortfolioItem,
  rankPortfolio,
  type Wanted,
} from '../portfolio.ts'
import type { Deliverable } from './deliverable.ts'
import { deliverableFiles, deliverables, results } from './tables.ts'

/**
 * The portfolios of creators by their uid, all of them in two statements: what they published for venues that agree to
 * be named or are the reader's own, newest first, then what they chose.
 */
export async function findPortfolios(
  db: Queryable,
  config: Config,
  actor: Actor,
  creators: readonly Pick<InfluencerProfile, 'uid' | 'gallery'>[],
): Promise<Map<string, PortfolioItem[]>> {
  const uids = [...new Set(creators.map(({ uid }) => uid))]
  const isShown = isStaff(actor)
    ? undefined
    : sql`(${brandFacts.mayBeNamed} or ${brandFacts.uid} = any(${sql.param(Object.keys(actor.brands))}::text[]))`
  const place = sql<number>`row_number() over (partition by ${collabFacts.influencerUid} order by ${deliverables.publishedAt} desc, ${deliverables.uid})`
  const published = db
    .select({
      uid: deliverables.uid,
      place: place.as('place'),
      influencerUid: collabFacts.influencerUid,
      fileVersion: deliverables.fileVersion,
      type: deliverables.type,
      platform: deliverables.platform,
      caption: deliverables.caption,
      liveUrl: deliverables.liveUrl,
      publishedAt: deliverables.publishedAt,
      venue: sql<string>`${brandFacts.name}`.as('venue'),
      category: sql<string>`${brandFacts.category}`.as('category'),
    })
    .from(collabFacts)
    .innerJoin(deliverables, eq(deliverables.collabUid, collabFacts.uid))
    .innerJoin(brandFacts, eq(brandFacts.uid, deliverables.brandUid))
    .where(
      and(
        sql`${collabFacts.influencerUid} = any(${sql.param(uids)}::text[])`,
        eq(deliverables.status, 'published'),
        isShown,
      ),
    )
    .as('published')
  const views = sql<number | null>`(select ${results.views} from ${results}
    where ${results.deliverableUid} = ${published.uid})`
  const rows = await db
    .select({
      uid: published.uid,
      influencerUid: published.influencerUid,
      type: published.type,
      platform: published.platform,
      caption: published.caption,
      liveUrl: published.liveUrl,
      publishedAt: published.publishedAt,
      venue: published.venue,
      category: published.category,
      views,
      file: columnsOf(fileFacts),
    })
    .from(published)
    .innerJoin(
      deliverableFiles,
      and(
        eq(deliverableFiles.deliverableUid, published.uid),
        eq(deliverableFiles.version, published.fileVersion),
        eq(deliverableFiles.position, 0),
      ),
    )
    .innerJoin(fileFacts, eq(fileFacts.uid, deliverableFiles.fileUid))
    .where(sql`${published.place} <= ${mostItems.page}`)
    .orderBy(desc(published.publishedAt), published.uid)
  const deliveredBy = Map.groupBy(rows, ({ influencerUid }) => influencerUid)
  const prints = await findPrints(
    db,
    creators.flatMap(({ gallery }) => gallery),
  )
  return new Map(
    creators.map(({ uid, gallery }) => {
      const delivered = deliveredBy.get(uid) ?? []
      const ofFile = new Map(delivered.map((one) => [one.uid, one.file.phash]))
      const items = [
        ...delivered.map(({ file, ...delivery }) => itemOfDelivery(config, delivery, file)),
        ...gallery.map(chosenItem),
      ]
      return [uid, eachLookOnce(items, ({ key }) => ofFile.get(key) ?? prints.get(key) ?? null)]
    }),
  )
}

/** What pictures look like, by their path: nearly equal ones share it. */
async function findPrints(db: Queryable, paths: readonly string[]): Promise<Map<string, string | null>> {
  if (paths.length === 0) return new Map()
  const rows = await db
    .select({ path: fileFacts.path, phash: fileFacts.phash })
    .from(fileFacts)
    .where(sql`${fileFacts.path} = any(${sql.param([...new Set(paths)])}::text[])`)
  return new Map(rows.map(({ path, phash }) => [path, phash]))
}

type Delivery = Pick<Deliverable, 'uid' | 'type' | 'platform' | 'caption' | 'liveUrl' | 'publishedAt'> & {
  venue: string
  category: string
  views: number | null
}

function itemOfDelivery(config: Config, delivery: Delivery, file: StoredFile): PortfolioItem {
  const { uid, type, platform, caption, liveUrl, publishedAt, venue, category, views } = delivery
  const { kind, file_path, poster, placeholder } = viewFile(config, file)
  return {
    key: uid,
    from: 'delivered',
    kind: kind === 'image' ? kind : 'video',
    file_path,
    poster,
    placeholder,
    type,
    platform,
    venue: { name: venue, category },
    caption,
    liveUrl,
    publishedAt: publishedAt?.toISOString() ?? null,
    views,
  }
}

/** For each of these collabs, what of its creator's portfolio suits its brief best; in four statements whatever their number. */
export async function portfoliosFor(
  db: Queryable,
  config: Config,
  actor: Actor,
  collabs: readonly Pick<Collab, 'uid' | 'briefUid' | 'influencerUid'>[],
): Promise<z.output<typeof CollabPortfolio>[]> {
  if (collabs.length === 0) return []
  const of = (part: 'briefUid' | 'influencerUid') => collabs.map((collab) => collab[part])
  const influencers = await findInfluencers(db, of('influencerUid'))
  const briefs = await findBriefs(db, of('briefUid'))
  const profiles = [...influencers.values()].map(({ profile }) => profile)
  const portfolios = await findPortfolios(db, config, actor, profiles)
  const ranked = collabs.map(({ briefUid, influencerUid }) =>
    rankPortfolio(mustGet(portfolios, influencerUid), wantedBy(mustGet(briefs, briefUid)), mostItems.page),
  )
  const shown = eachOnOnePage(ranked, mostItems.request)
  return collabs.map(({ uid }, at) => ({ collabUid: uid, portfolio: shown[at] ?? [] }))
}

/** What content has to be like to suit a brief. */
export function wantedBy({ category, deliverables: asked }: Pick<Brief, 'category' | 'deliverables'>): Wanted {
  return { category, types: asked.map(({ type }) => type) }
}

function chosenItem(path: string): PortfolioItem {
  return {
    key: path,
    from: 'chosen',
    kind: 'image',
    file_path: path,
    poster: null,
    placeholder: null,
    type: null,
    platform: null,
    venue: null,
    caption: '',
    liveUrl: null,
    publishedAt: null,
    views: null,
  }
}
