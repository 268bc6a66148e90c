import { eq, sql } from 'drizzle-orm'
import { mustGet, one } from '../../../kit/contract/must.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { accountFacts } from '../../accounts/server/facts.ts'
import { sideOn } from '../../collabs/server/policy.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { unsafeFindFiles } from '../../media/server/reads.ts'
import { viewFile } from '../../media/server/view.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'
import type { MessageView } from '../contract.ts'
import { maskContacts } from '../rules.ts'
import { findAcquainted, type Message } from './reads.ts'
import { threadSettings } from './tables.ts'

type Parties = Pick<Collab, 'brandUid' | 'influencerUid'>

export const party = {
  brand: { uid: brandFacts.uid, name: brandFacts.name, picture: brandFacts.profilePic },
  influencer: { uid: influencerFacts.uid, handle: influencerFacts.handle, picture: influencerFacts.avatar },
}
const partiesOf = prepared((db) =>
  db
    .select(party)
    .from(
      sql`unnest(${sql.placeholder('brands')}::text[], ${sql.placeholder('influencers')}::text[]) as pair(brand, influencer)`,
    )
    .innerJoin(brandFacts, sql`${brandFacts.uid} = pair.brand`)
    .innerJoin(influencerFacts, sql`${influencerFacts.uid} = pair.influencer`)
    .prepare('parties_of'),
)

/** Name and picture of both sides, by collab; in one query. */
export async function findParties(db: Queryable, of: readonly Parties[]): Promise<(one: Parties) => PartiesView> {
  const brands = of.map(({ brandUid }) => brandUid)
  const influencers = of.map(({ influencerUid }) => influencerUid)
  const found = of.length > 0 ? await partiesOf(db, { brands, influencers }) : []
  const views = new Map(found.map((row) => [`${row.brand.uid} ${row.influencer.uid}`, viewParties(row)]))
  return ({ brandUid, influencerUid }) => mustGet(views, `${brandUid} ${influencerUid}`)
}

export function viewParties({
  brand,
  influencer: { uid, handle, picture },
}: Awaited<ReturnType<typeof partiesOf>>[number]) {
  return { brand, influencer: { uid, name: `@${handle}`, picture } }
}
type PartiesView = ReturnType<typeof viewParties>

/** Both sides of one collab, the names of these accounts, and how far the other side of a reader has read. */
const threadOf = prepared((db) =>
  db
    .select({
      ...party,
      names: sql<
        Record<string, string>
      >`(select coalesce(jsonb_object_agg(${accountFacts.uid}, ${accountFacts.displayName}), '{}')
        from ${accountFacts} where ${accountFacts.uid} = any(${sql.placeholder('authors')}))`,
      readUpTo: sql<string | null>`(select max(${threadSettings.readUid}) from ${threadSettings}
        where ${threadSettings.collabUid} = ${sql.placeholder('collab')} and ${threadSettings.side} <> ${sql.placeholder('side')}
          and ${threadSettings.side} in ('brand', 'influencer'))`,
    })
    .from(brandFacts)
    .innerJoin(influencerFacts, eq(influencerFacts.uid, sql.placeholder('influencer')))
    .where(eq(brandFacts.uid, sql.placeholder('brand')))
    .prepare('thread_of'),
)

/** Messages of one collab as the actor may see them: contacts of the other side masked until a visit is confirmed. */
export async function viewMessages(
  { db, actor, config }: { db: Queryable; actor: Actor; config: Config },
  collab: Collab,
  shown: readonly Message[],
): Promise<MessageView[]> {
  if (shown.length === 0) return []
  const side = sideOn(actor, collab)
  // One after the other: a write asks on its one connection.
  const { names, readUpTo, ...thread } = one(
    await threadOf(db, {
      authors: [...new Set(shown.map(({ accountUid }) => accountUid))],
      collab: collab.uid,
      brand: collab.brandUid,
      influencer: collab.influencerUid,
      side,
    }),
  )
  const parties = viewParties(thread)
  const files = await unsafeFindFiles(db, [...new Set(shown.flatMap(({ pictures }) => pictures))])
  const acquainted = await findAcquainted(db, [collab])
  const fileOf = new Map(files.map((file) => [file.uid, file]))
  return shown.map((message) => {
    const mine = message.side === side
    const open = mine || side === 'staff' || message.side === 'staff' || acquainted.has(collab.uid)
    const { text, masked } = open ? { text: message.text, masked: false } : maskContacts(message.text)
    return {
      uid: message.uid,
      at: message.at.toISOString(),
      side: message.side,
      author:
        message.side === 'influencer'
          ? parties.influencer.name
          : authorOf(names[message.accountUid] ?? 'Someone', message.side === 'brand' ? parties.brand.name : null),
      mine,
      text,
      masked,
      pictures: message.pictures.flatMap((uid) => {
        const file = fileOf.get(uid)
        return file ? [viewFile(config, file)] : []
      }),
      internal: message.internal,
      read: mine && !message.internal ? (readUpTo ?? '') >= message.uid : null,
    }
  })
}

/** Who wrote, and for which venue; somebody who goes by the venue's own name is named once. */
function authorOf(name: string, venue: string | null): string {
  return venue === null || venue === name ? name : `${name}, ${venue}`
}
