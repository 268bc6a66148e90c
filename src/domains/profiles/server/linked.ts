import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Actor } from '../../accounts/roles.ts'
import { accounts, staff } from '../../accounts/server/tables.ts'
import { findTiers } from '../../plans/server/subscription.ts'
import type { LinkedProfile, SessionProfile } from '../views.ts'
import { findBrands, findInfluencers } from './reads.ts'
import { organisations } from './tables.ts'

/** Every profile the actor is linked to, brands first, each kind by name. */
export async function listLinkedProfiles(db: Queryable, actor: Actor): Promise<z.output<typeof LinkedProfile>[]> {
  const brands = [...(await findBrands(db, Object.keys(actor.brands))).values()].sort((a, b) =>
    a.name.localeCompare(b.name),
  )
  const influencers = [...(await findInfluencers(db, Object.keys(actor.influencers))).values()]
  return [
    ...brands.map((b) => ({
      uid: b.uid,
      type: 'brand' as const,
      profile: { name: b.name, handle: b.handle, profile_pic: b.profilePic },
    })),
    ...influencers.map(({ profile: p }) => ({
      uid: p.uid,
      type: 'influencer' as const,
      profile: { name: p.name, handle: p.handle, profile_pic: p.avatar },
    })),
  ]
}

/** One linked profile with what the shell needs: pictures, organisation and plan. */
export async function findSessionProfile(
  db: Queryable,
  linked: { uid: string; type: 'brand' | 'influencer' },
): Promise<z.output<typeof SessionProfile> | null> {
  if (linked.type === 'influencer') {
    const found = (await findInfluencers(db, [linked.uid])).get(linked.uid)
    if (!found) return null
    const { uid, name, slug, handle, avatar, gallery } = found.profile
    return {
      uid,
      type: 'influencer',
      profile: {
        name,
        slug,
        handle,
        profile_pic: avatar,
        avatar: fileOf(avatar),
        profile_media: gallery.map((file_path) => ({ file_path })),
        org: null,
      },
    }
  }
  const brand = (await findBrands(db, [linked.uid])).get(linked.uid)
  if (!brand) return null
  const [org] = await db.select().from(organisations).where(eq(organisations.uid, brand.orgUid))
  const tier = (await findTiers(db, [brand.orgUid])).get(brand.orgUid)
  const { uid, name, slug, handle, profilePic, gallery } = brand
  return {
    uid,
    type: 'brand',
    profile: {
      ...{ name, slug, handle, profile_pic: profilePic, avatar: fileOf(profilePic) },
      profile_media: gallery.map((file_path) => ({ file_path })),
      org: org ? { uid: org.uid, name: org.name, active_subscription: tier ? { tier } : null } : null,
    },
  }
}

/** What stands in for a profile where an account has none. */
export async function findBareProfile(db: Queryable, actor: Actor): Promise<z.output<typeof SessionProfile>> {
  const [row] = await db
    .select({ name: accounts.displayName, slug: staff.slug, photo: staff.photo })
    .from(accounts)
    .leftJoin(staff, eq(staff.accountUid, accounts.uid))
    .where(eq(accounts.uid, actor.accountUid!))
  const { name, slug, photo } = row!
  return {
    uid: actor.accountUid!,
    type: actor.staff ? 'admin' : 'guest',
    profile: {
      ...{ name, slug: slug ?? '', handle: null, profile_pic: photo, avatar: fileOf(photo) },
      ...{ profile_media: [], org: null },
    },
  }
}

function fileOf(path: string | null): { file_path: string } | null {
  return path ? { file_path: path } : null
}
