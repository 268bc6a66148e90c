import { eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { one } from '../../../kit/contract/must.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { together } from '../../../kit/server/together.ts'
import { type Actor, accountOf } from '../../../access/roles.ts'
import { accountFacts, staffFacts, sessionFacts } from '../../accounts/server/facts.ts'
import { subscriptionFacts } from '../../plans/server/facts.ts'
import { isInForce } from '../../plans/server/subscription.ts'
import type { TierId } from '../../plans/tiers.ts'
import type { LinkedProfile, SessionProfile } from '../views.ts'
import { brandProfiles, influencerProfiles } from './tables.ts'

type Linked = z.output<typeof LinkedProfile>
type Session = z.output<typeof SessionProfile>

/** The profile that a session shows: read with every row, so that no statement is needed for it alone. */
const chosen = sql<
  string | null
>`(select ${sessionFacts.profileUid} from ${sessionFacts} where ${sessionFacts.uid} = ${sql.placeholder('session')})`

const linkedBrands = prepared((db) =>
  db
    .select({
      uid: brandProfiles.uid,
      name: brandProfiles.name,
      slug: brandProfiles.slug,
      handle: brandProfiles.handle,
      picture: brandProfiles.profilePic,
      gallery: brandProfiles.gallery,
      orgUid: brandProfiles.orgUid,
      orgName: brandProfiles.orgName,
      chosen,
      subscription: {
        tier: subscriptionFacts.tier,
        state: subscriptionFacts.state,
        pastDueSince: subscriptionFacts.pastDueSince,
      },
    })
    .from(brandProfiles)
    .leftJoin(subscriptionFacts, eq(subscriptionFacts.orgUid, brandProfiles.orgUid))
    .where(sql`${brandProfiles.uid} = any(${sql.placeholder('uids')})`)
    .prepare('linked_brands'),
)

const linkedInfluencers = prepared((db) =>
  db
    .select({
      uid: influencerProfiles.uid,
      name: influencerProfiles.name,
      slug: influencerProfiles.slug,
      handle: influencerProfiles.handle,
      picture: influencerProfiles.avatar,
      gallery: influencerProfiles.gallery,
      chosen: sql<string | null>`${chosen}`,
    })
    .from(influencerProfiles)
    .where(sql`${influencerProfiles.uid} = any(${sql.placeholder('uids')})`)
    .prepare('linked_influencers'),
)

/** What the shell needs of a linked profile, in one row. */
type Row = {
  uid: string
  type: 'brand' | 'influencer'
  name: string
  slug: string
  handle: string | null
  picture: string | null
  gallery: string[]
  org: { uid: string; name: string; tier: TierId | null } | null
  isChosen: boolean
}

/** Every profile the actor is linked to, brands first, each kind by name; a query for each kind that there is. A session has chosen one of them. */
export async function findLinked(db: Queryable, actor: Actor, session: string | null): Promise<Row[]> {
  const [brandUids, influencerUids] = [Object.keys(actor.brands), Object.keys(actor.influencers)]
  const [brands, influencers] = await together(
    db,
    async () => (brandUids.length > 0 ? linkedBrands(db, { uids: brandUids, session }) : []),
    async () => (influencerUids.length > 0 ? linkedInfluencers(db, { uids: influencerUids, session }) : []),
  )
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)
  return [
    ...brands.sort(byName).map(({ orgUid, orgName, subscription, chosen: chosenUid, ...brand }) => ({
      ...brand,
      type: 'brand' as const,
      org: { uid: orgUid, name: orgName, tier: subscription && isInForce(subscription) ? subscription.tier : null },
      isChosen: brand.uid === chosenUid,
    })),
    ...influencers.sort(byName).map(({ chosen: chosenUid, ...influencer }) => ({
      ...influencer,
      type: 'influencer' as const,
      org: null,
      isChosen: influencer.uid === chosenUid,
    })),
  ]
}

/** A linked profile as menus list it. */
export function viewLinked({ uid, type, name, slug, handle, picture, org }: Row): Linked {
  return {
    uid,
    type,
    profile: { name, slug, handle, profile_pic: picture, org: org && { uid: org.uid, name: org.name } },
  }
}

/** A linked profile with what the shell needs: pictures, organisation and plan. */
export function viewSessionProfile(row: Row): Session {
  const { uid, type, name, slug, handle, picture, gallery, org } = row
  return {
    uid,
    type,
    profile: {
      name,
      slug,
      handle,
      profile_pic: picture,
      avatar: fileOf(picture),
      profile_media: gallery.map((file_path) => ({ file_path })),
      org: org && { uid: org.uid, name: org.name, active_subscription: org.tier && { tier: org.tier } },
    },
  }
}

/** What stands in for a profile where an account has none. */
export async function findBareProfile(db: Queryable, actor: Actor): Promise<z.output<typeof SessionProfile>> {
  const rows = await db
    .select({ name: accountFacts.displayName, slug: staffFacts.slug, photo: staffFacts.photo })
    .from(accountFacts)
    .leftJoin(staffFacts, eq(staffFacts.accountUid, accountFacts.uid))
    .where(eq(accountFacts.uid, accountOf(actor)))
  const { name, slug, photo } = one(rows)
  return {
    uid: accountOf(actor),
    type: actor.staff ? 'admin' : 'guest',
    profile: {
      name,
      slug: slug ?? '',
      handle: null,
      profile_pic: photo,
      avatar: fileOf(photo),
      profile_media: [],
      org: null,
    },
  }
}

function fileOf(path: string | null): { file_path: string } | null {
  return path ? { file_path: path } : null
}
