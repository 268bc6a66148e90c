import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { hashSecret } from '../../accounts/server/tokens.ts'
import { itemsOf } from './collections.ts'
import { collections, contentLinks } from './tables.ts'

export type ContentLink = typeof contentLinks.$inferSelect

/** Neither revoked nor ended. */
const isOpen = () => and(isNull(contentLinks.revokedAt), gt(contentLinks.expiresAt, now()))

/** The links to a brand's content that still open, newest first, each by the name of its collection as it is now. */
export async function listOpenLinks(db: Queryable, brandUid: string) {
  const rows = await db
    .select({ link: contentLinks, collection: collections.name })
    .from(contentLinks)
    .leftJoin(collections, eq(collections.uid, contentLinks.collectionUid))
    .where(and(eq(contentLinks.brandUid, brandUid), isOpen()))
    .orderBy(desc(contentLinks.createdAt), desc(contentLinks.uid))
  return rows.map(({ link, collection }) => ({ ...link, name: collection ?? link.name }))
}

/** A link that still opens. */
export async function findContentLink(db: Queryable, uid: string): Promise<ContentLink | undefined> {
  const [link] = await db
    .select()
    .from(contentLinks)
    .where(and(eq(contentLinks.uid, uid), isOpen()))
  return link
}

/** The link behind a token; ended, revoked and unknown ones open nothing. */
export async function openContentLink(db: Queryable, token: string): Promise<ContentLink> {
  const [row] = await db
    .select({ link: contentLinks, collection: collections.name })
    .from(contentLinks)
    .leftJoin(collections, eq(collections.uid, contentLinks.collectionUid))
    .where(and(eq(contentLinks.tokenHash, hashSecret(token)), isOpen()))
  if (!row)
    throw new CallError('not-found', 'This link has expired or was turned off. Ask whoever sent it for a new one.')
  return { ...row.link, name: row.collection ?? row.link.name }
}

/** The deliverables that a link is to, in their order: a collection's as it is now. */
export async function uidsBehind(
  db: Queryable,
  { collectionUid, deliverableUids }: Pick<ContentLink, 'collectionUid' | 'deliverableUids'>,
): Promise<string[]> {
  return collectionUid ? (await itemsOf(db, [collectionUid]))(collectionUid) : deliverableUids
}
