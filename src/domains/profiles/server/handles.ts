import { and, eq, ne } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { must } from '../../../kit/contract/must.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { slugOf } from '../slug.ts'
import { influencerProfiles } from './tables.ts'

/** The refusal of a handle that another profile has; nobody learns whose. */
export function handleTaken(handle: string): CallError {
  return new CallError(
    'failed-precondition',
    `@${handle} already has a profile here. If it’s yours, sign in with the email you joined with, or contact support.`,
    { details: { fields: [{ field: 'handle', message: 'already has a profile here' }] } },
  )
}

/** The slugs of a handle, the nicer one first: handles that differ by a dot share their letters, and some have none. */
export function slugsOf(handle: string, uid: string): string[] {
  const slug = slugOf(handle, 40)
  return [slug, [slug, uid.slice(-6)].filter(Boolean).join('-')].filter(Boolean)
}

/** The address of a profile whose handle changes. */
export async function freeSlug(db: Queryable, handle: string, uid: string): Promise<string> {
  const [nice, ofItsOwn] = slugsOf(handle, uid)
  const taken = and(eq(influencerProfiles.slug, must(nice)), ne(influencerProfiles.uid, uid))
  const [other] = await db.select({ uid: influencerProfiles.uid }).from(influencerProfiles).where(taken)
  return other ? must(ofItsOwn) : must(nice)
}

/** A handle as it is stored: without the @, in small letters. */
export const bareHandle = (handle: string) => handle.replace(/^@/, '').toLowerCase()

/** Refuses a handle that another profile has; nobody learns whose. */
export async function assertHandleFree(db: Queryable, handle: string, ownUid: string | null): Promise<void> {
  const others = ownUid ? ne(influencerProfiles.uid, ownUid) : undefined
  const [taken] = await db
    .select({ uid: influencerProfiles.uid })
    .from(influencerProfiles)
    .where(and(eq(influencerProfiles.handle, bareHandle(handle)), others))
  if (taken) throw handleTaken(bareHandle(handle))
}
