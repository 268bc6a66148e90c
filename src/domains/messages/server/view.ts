import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { findDisplayNames } from '../../accounts/server/accounts.ts'
import { sideOn } from '../../collabs/server/policy.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { unsafeFindFiles } from '../../media/server/reads.ts'
import { viewFile } from '../../media/server/view.ts'
import { findBrands, findInfluencers } from '../../profiles/server/reads.ts'
import type { MessageView } from '../contract.ts'
import { maskContacts } from '../rules.ts'
import { findAcquainted, type Message } from './reads.ts'
import { threadSettings } from './tables.ts'

type Parties = Pick<Collab, 'brandUid' | 'influencerUid'>

/** Name and picture of both sides, by profile. */
export async function findParties(db: Queryable, of: readonly Parties[]) {
  const brands = await findBrands(db, [...new Set(of.map(({ brandUid }) => brandUid))])
  const influencers = await findInfluencers(db, [...new Set(of.map(({ influencerUid }) => influencerUid))])
  return ({ brandUid, influencerUid }: Parties) => ({
    brand: {
      uid: brandUid,
      name: brands.get(brandUid)?.name ?? '',
      picture: brands.get(brandUid)?.profilePic ?? null,
    },
    influencer: {
      uid: influencerUid,
      name: `@${influencers.get(influencerUid)?.profile.handle ?? ''}`,
      picture: influencers.get(influencerUid)?.profile.avatar ?? null,
    },
  })
}

/** Messages of one collab as the actor may see them: contacts of the other side masked until a visit is confirmed. */
export async function viewMessages(
  { db, actor, config }: { db: Queryable; actor: Actor; config: Config },
  collab: Collab,
  shown: readonly Message[],
): Promise<MessageView[]> {
  if (shown.length === 0) return []
  const side = sideOn(actor, collab)
  // One after the other: a write asks on its one connection.
  const names = await findDisplayNames(db, [...new Set(shown.map(({ accountUid }) => accountUid))])
  const files = await unsafeFindFiles(db, [...new Set(shown.flatMap(({ pictures }) => pictures))])
  const acquainted = await findAcquainted(db, [collab])
  const [read] = await db
    .select({ upTo: sql<string | null>`max(${threadSettings.readUid})` })
    .from(threadSettings)
    .where(
      and(
        eq(threadSettings.collabUid, collab.uid),
        ne(threadSettings.side, side),
        inArray(threadSettings.side, ['brand', 'influencer']),
      ),
    )
  const parties = (await findParties(db, [collab]))(collab)
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
          : `${names.get(message.accountUid) ?? 'Somebody'}${message.side === 'brand' ? `, ${parties.brand.name}` : ''}`,
      mine,
      text,
      masked,
      pictures: message.pictures.flatMap((uid) => {
        const file = fileOf.get(uid)
        return file ? [viewFile(config, file)] : []
      }),
      internal: message.internal,
      read: mine && !message.internal ? (read?.upTo ?? '') >= message.uid : null,
    }
  })
}
