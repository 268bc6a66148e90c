import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { one } from '../../../kit/contract/must.ts'
import { now, plus } from '../../../kit/server/clock.ts'
import type { Db, Queryable } from '../../../kit/server/database.ts'
import { lockAccount } from '../../accounts/server/accounts.ts'
import { membershipFacts } from '../../accounts/server/facts.ts'
import { fileOwners, files, unfinishedUploads } from './tables.ts'

const gigabyte = 1_000_000_000
/** What one account may have under way at a time, and what a creator, or the people of a venue together, may keep. */
const most = { unfinished: 5 * gigabyte, creator: 50 * gigabyte, venue: 200 * gigabyte }

/** Makes room for an upload that begins, or refuses it: `resource-exhausted` beyond what an account may have under way or keep. */
export async function takeRoom(
  db: Db,
  accountUid: string,
  upload: { id: string; bytes: number },
  lifeMs: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountUid)
    const mine = and(eq(unfinishedUploads.accountUid, accountUid), gt(unfinishedUploads.expiresAt, now()))
    const [underWay] = await tx
      .select({ bytes: sql<string>`coalesce(sum(${unfinishedUploads.bytes}), 0)` })
      .from(unfinishedUploads)
      .where(mine)
    if (Number(underWay?.bytes ?? 0) + upload.bytes > most.unfinished)
      throw new CallError(
        'resource-exhausted',
        'You can have up to 5 GB of uploads under way. Let them finish or cancel some, then try again.',
      )
    const { bytes, isVenue } = await usedBy(tx, accountUid)
    if (bytes + upload.bytes > (isVenue ? most.venue : most.creator))
      throw new CallError(
        'resource-exhausted',
        `Your ${isVenue ? 200 : 50} GB of storage is full. Contact support for more space.`,
      )
    await tx
      .insert(unfinishedUploads)
      .values({ id: upload.id, accountUid, bytes: upload.bytes, expiresAt: plus(now(), lifeMs) })
  })
}

/** An upload is finished, refused or given up: its room is free. */
export async function freeRoom(db: Queryable, id: string): Promise<void> {
  await db.delete(unfinishedUploads).where(eq(unfinishedUploads.id, id))
}

/** Forgets what nobody goes on with. */
export async function forgetOldRoom(db: Queryable): Promise<void> {
  await db.delete(unfinishedUploads).where(lt(unfinishedUploads.expiresAt, now()))
}

/** The bytes of the files of an account and of its colleagues at any venue: each file counts once. */
async function usedBy(db: Queryable, accountUid: string): Promise<{ bytes: number; isVenue: boolean }> {
  const venues = db
    .select({ uid: membershipFacts.profileUid })
    .from(membershipFacts)
    .where(and(eq(membershipFacts.accountUid, accountUid), eq(membershipFacts.profileType, 'brand')))
  const colleagues = await db
    .selectDistinct({ uid: membershipFacts.accountUid })
    .from(membershipFacts)
    .where(inArray(membershipFacts.profileUid, venues))
  const people = [...new Set([accountUid, ...colleagues.map(({ uid }) => uid)])]
  const brought = db.select({ uid: fileOwners.fileUid }).from(fileOwners).where(inArray(fileOwners.accountUid, people))
  const { bytes } = one(
    await db
      .select({ bytes: sql<string>`coalesce(sum(${files.bytes}), 0)` })
      .from(files)
      .where(inArray(files.uid, brought)),
  )
  return { bytes: Number(bytes), isVenue: colleagues.length > 0 }
}
