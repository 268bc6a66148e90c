import type { Queryable } from '../../../kit/server/database.ts'
import { findDisplayNames } from '../../accounts/server/accounts.ts'
import { findBriefs } from '../../briefs/server/reads.ts'
import { unsafeFindCollabs } from '../../collabs/server/reads.ts'
import { unsafeFindCampaignNames } from '../../campaigns/server/reads.ts'
import { unsafeFindCollectionNames } from '../../content/server/collections.ts'
import { findKeyNames } from '../../keys/server/keys.ts'
import { findOrganisationNames } from '../../organisations/server/reads.ts'
import { listNames } from '../../lists/server/reads.ts'
import { unsafeFindShortlistNames } from '../../lists/server/shortlists.ts'
import { findWebhookNames } from '../../webhooks/server/webhooks.ts'
import { findMergedNames } from '../../profiles/server/merged.ts'
import { findBrands, findInfluencers } from '../../profiles/server/reads.ts'

const uid =
  /\b(?:account|brand|influencer|brief|collab|list|shortlist|collection|campaign|org|api_key|webhook)_[a-z0-9]{26}\b/g

/** Kinds whose name is read by their id alone, and quoted. */
const quotedKinds = [
  ['shortlist', unsafeFindShortlistNames],
  ['collection', unsafeFindCollectionNames],
  ['campaign', unsafeFindCampaignNames],
  ['api_key', findKeyNames],
  ['webhook', findWebhookNames],
] as const

/** The ids of records in a value, whatever its shape. */
export function uidsIn(value: unknown): string[] {
  return [...new Set(JSON.stringify(value).match(uid) ?? [])]
}

/** What records are called, by their ids; an id of another kind, or of nothing, has no name. For staff alone. */
export async function findRecordNames(db: Queryable, uids: readonly string[]): Promise<Map<string, string>> {
  const of = (kind: string) => [...new Set(uids.filter((one) => one.startsWith(`${kind}_`)))]
  const collabs = await unsafeFindCollabs(db, of('collab'))
  const parties = [...collabs.values()]
  const briefs = await findBriefs(db, [...new Set([...of('brief'), ...parties.map(({ briefUid }) => briefUid)])])
  const brands = await findBrands(db, [...new Set([...of('brand'), ...parties.map(({ brandUid }) => brandUid)])])
  const influencerUids = [...new Set([...of('influencer'), ...parties.map(({ influencerUid }) => influencerUid)])]
  const influencers = await findInfluencers(db, influencerUids)
  const names = await findDisplayNames(db, of('account'))
  const profileUids = [...of('brand'), ...influencerUids]
  const merged = profileUids.filter((one) => !brands.has(one) && !influencers.has(one))
  for (const [one, name] of await findMergedNames(db, merged)) names.set(one, name)
  if (of('list').length > 0) for (const { uid: one, name } of await listNames(db)) names.set(one, `“${name}”`)
  for (const [kind, find] of quotedKinds)
    for (const [one, name] of await find(db, of(kind))) names.set(one, `“${name}”`)
  for (const [one, { name }] of brands) names.set(one, name)
  for (const [one, name] of await findOrganisationNames(db, of('org'))) names.set(one, name)
  for (const [one, { profile }] of influencers) names.set(one, profile.name)
  for (const [one, { title }] of briefs) names.set(one, `“${title}”`)
  for (const one of parties)
    names.set(one.uid, `${names.get(one.influencerUid) ?? 'a creator'} at ${names.get(one.brandUid) ?? 'a venue'}`)
  return names
}
