import { ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { collabFacts } from '../../collabs/server/facts.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'
import { mayHoldContact } from '../rules.ts'
import { acquainted } from './reads.ts'
import { messages, threadNotes, threads } from './tables.ts'

/** How threads are searched, in a statement that joins the facts of their collabs and visits. */

/** As many letters as the index of what was written needs to find anything. */
export const leastLetters = 3
/** How many messages, and how many requests and invitations, our own people find threads by, the newest first: a word like "the" is in most of them. */
const messagesAtMost = 2000

/** What was typed, as a pattern that finds it anywhere in a text. */
export const patternOf = (wanted: string) => `%${wanted.replace(/[%_\\]/g, '\\$&')}%`

/** That pattern. */
const search = sql.placeholder('search')
const profile = sql.placeholder('profile')
const isOwn = { brand: sql`m.brand_uid = ${profile}`, influencer: sql`m.influencer_uid = ${profile}` }
const brands = sql`${sql.placeholder('brands')}::text[]`
const isOfBrands = sql`m.brand_uid = any(${brands})`

/** Names of either side. */
const named = or(
  inArray(threads.brandUid, sql`(select uid from ${brandFacts} where ${ilike(brandFacts.name, search)})`),
  inArray(
    threads.influencerUid,
    sql`(select uid from ${influencerFacts} where ${or(ilike(influencerFacts.handle, search), ilike(influencerFacts.name, search))})`,
  ),
)

/** Of a profile, or of several brands: by what came with the request or the invitation, which both sides read, or by a message. */
function writtenTo(side: 'brand' | 'influencer', own = isOwn[side]): SQL | undefined {
  const written = (also: SQL) =>
    sql`${threads.collabUid} in (select m.collab_uid from ${messages} m where m.text ilike ${search}
      and ${own} and ${also})`
  const isOpen = sql`(m.side in (${sql.raw(`'${side}'`)}, 'staff') or m.text !~ ${mayHoldContact})`
  return or(ilike(collabFacts.message, search), written(isOpen), sql`${acquainted} and ${written(sql`true`)}`)
}

const writtenLately = sql`${threads.collabUid} in (select m.collab_uid from ${messages} m where m.text ilike ${search}
  order by m.uid desc limit ${sql.raw(String(messagesAtMost))})`

/** By our people’s notes; by those of a brand’s own team. */
const notedByUs = sql`${threads.collabUid} in (select n.collab_uid from ${threadNotes} n
  where n.text ilike ${search} and n.side = 'staff' order by n.uid desc limit ${sql.raw(String(messagesAtMost))})`
const notedOfBrand = sql`${threads.collabUid} in (select n.collab_uid from ${threadNotes} n
  where n.text ilike ${search} and n.side = 'brand' and n.brand_uid = ${profile})`

const notedOfBrands = sql`${threads.collabUid} in (select n.collab_uid from ${threadNotes} n
  where n.text ilike ${search} and n.side = 'brand' and n.brand_uid = any(${brands}))`

const openedLately = sql`${threads.collabUid} in (select ${collabFacts.uid} from ${collabFacts} where ${ilike(collabFacts.message, search)}
  order by ${collabFacts.uid} desc limit ${sql.raw(String(messagesAtMost))})`

const searches = {
  names: named,
  lately: or(named, writtenLately, openedLately, notedByUs),
  brand: or(named, writtenTo('brand'), notedOfBrand),
  brandWithoutNotes: or(named, writtenTo('brand')),
  brands: or(named, writtenTo('brand', isOfBrands), notedOfBrands),
  brandsWithoutNotes: or(named, writtenTo('brand', isOfBrands)),
  influencer: or(named, writtenTo('influencer')),
}

/**
 * The condition that finds threads by what was typed, among all, those of a profile or those of several `brands`, with its name:
 * by names, and from three letters on by what was written. A brand’s notes are found by its own people alone, not by who views
 * as them or looks after them. No customer finds any by a text of the other side whose contacts are still hidden from them.
 */
export function searchBy(wanted: string, of: string | undefined, readsNotes: boolean): Record<string, SQL | undefined> {
  const by = placesOf(wanted, of, readsNotes)
  return { [`search ${by}`]: searches[by] }
}

function placesOf(wanted: string, of: string | undefined, readsNotes: boolean): keyof typeof searches {
  if (wanted.length < leastLetters) return 'names'
  if (!of) return 'lately'
  if (of === 'brands') return readsNotes ? 'brands' : 'brandsWithoutNotes'
  if (!of.startsWith('brand_')) return 'influencer'
  return readsNotes ? 'brand' : 'brandWithoutNotes'
}
