import { inArray } from 'drizzle-orm'
import type { Queryable } from '../../../../kit/server/database.ts'
import type { SheetRow } from '../../../../kit/server/sheets/sheet.ts'
import { accountFacts } from '../../../accounts/server/facts.ts'
import { findMeant } from '../../../lists/server/match.ts'
import { profileAddress } from '../../../profiles/social-handle.ts'
import type { DuplicateRule } from '../../outcomes.ts'
import { noPlan, type Plan } from '../plan.ts'
import { inEarlierLine, type Remark, remark } from '../remark.ts'
import { ownIdOf } from '../own-id.ts'
import { differencesFrom } from './differences.ts'
import { findKnown, findKnownByIds, gapsOf, type Known } from './imported.ts'
import { type Creator, type CreatorListFacts, readCreator } from './read-creator.ts'

type Listed = CreatorListFacts & { duplicates: DuplicateRule }

/** What becomes of some rows about creators, by who is on the product, who came with earlier lists and earlier rows; writes nothing. */
export async function planCreators(
  db: Queryable,
  rows: readonly SheetRow[],
  list: Listed,
  seen: Map<string, number>,
): Promise<Plan[]> {
  const read = rows.map((row) => ({ line: row.line, found: readCreator(row, list), ids: idsOf(row, list) }))
  const creators = read.flatMap(({ found }) => (found.is === 'creator' ? [found.creator] : []))
  const onProduct = await findOnProduct(db, creators)
  const known = await findKnown(db, creators)
  const byId = await findByIds(
    db,
    read.flatMap(({ ids }) => ids),
  )
  return read.map(({ line, found, ids }): Plan => {
    const blank = { ...noPlan, line }
    const own = ids.flatMap((id) => byId.get(id) ?? [])[0]
    if (own) {
      const { known: one, ...which } = own
      const is = { ...blank, ...which, outcome: 'known' as const, remarks: [] }
      if (!one || found.is !== 'creator') return is
      // Columns of our own files that aren’t theirs would be notes.
      const creator = { ...found.creator, notes: '' }
      return { ...is, creator: { uid: one.uid, creator }, ...outcomeOf(one, creator, list, []) }
    }
    if (found.is !== 'creator') return { ...blank, name: found.name, outcome: found.is, remarks: [found.why] }
    const { creator, remarks } = found
    // Nothing would tell them from anybody else, and the list would add them each time.
    if (creator.keys.length === 0 && softKeys(creator).length === 0)
      return { ...blank, name: creator.name, outcome: 'refused', remarks: [nameAlone] }
    const plan = { ...blank, name: creator.name, creator: { uid: null, creator }, remarks }
    const joined = onProduct(creator)
    if (joined) return { ...plan, outcome: 'known', influencerUid: joined.influencerUid, remarks: [joined.why] }
    const earlier = creator.keys.map((key) => seen.get(key)).find((one) => one !== undefined)
    if (earlier !== undefined)
      return { ...plan, outcome: 'duplicate', remarks: [inEarlierLine(earlier), ...remarks], isAlike: true }
    const alikeLine = softKeys(creator).flatMap((key) => seen.get(key) ?? [])[0]
    for (const key of [...creator.keys, ...softKeys(creator)]) if (!seen.has(key)) seen.set(key, line)
    const same = known.find(({ keys }) => keys.some((key) => creator.keys.includes(key)))
    if (same) return { ...plan, creator: { uid: same.uid, creator }, ...outcomeOf(same, creator, list, remarks) }
    const alike = known.find((one) => softKeys(one).some((key) => softKeys(creator).includes(key)))
    if (!alike && alikeLine === undefined) return { ...plan, outcome: 'added' }
    const likeWhom = remark(
      `It has the same phone number, or the same name and city, as ${alike ? alike.name : `line ${alikeLine}`}.`,
      'It has the same phone number, or the same name and city, as another creator.',
    )
    const noted = { ...plan, remarks: [likeWhom, ...remarks], isAlike: true }
    if (list.duplicates === 'add') return { ...noted, outcome: 'added' }
    if (list.duplicates === 'merge' && alike)
      return {
        ...noted,
        remarks: [...noted.remarks, ...differencesFrom(alike, creator)],
        outcome: gapsOf(alike, creator) ? 'merged' : 'duplicate',
        creator: { uid: alike.uid, creator },
      }
    return { ...noted, outcome: 'duplicate' }
  })
}

const idsOf = (row: SheetRow, { mapping }: Listed): string[] =>
  [ownIdOf(row, mapping, 'influencer'), ownIdOf(row, mapping, 'imported_creator')].flatMap((id) => id ?? [])

/** `known` is one from an earlier list. */
type ById = { name: string; influencerUid: string | null; known: Known | null }

/** Creators by the IDs that our own files give them: on the product, or from an earlier list. */
async function findByIds(db: Queryable, ids: readonly string[]): Promise<Map<string, ById>> {
  const joined = [...(await findMeant(db, ids))].flatMap(([id, one]) =>
    one ? [[id, { name: one.handle, influencerUid: one.uid, known: null }] as const] : [],
  )
  const listed = (await findKnownByIds(db, ids)).map(
    (known) => [known.uid, { name: known.name, influencerUid: null, known }] as const,
  )
  return new Map<string, ById>([...joined, ...listed])
}

/** What two people seldom share, without being certain. */
const softKeys = ({ name, city, town, phone }: Pick<Creator, 'name' | 'city' | 'town' | 'phone'>): string[] => [
  ...(phone ? [`phone:${phone}`] : []),
  ...(city || town ? [`name:${name.toLowerCase()} ${city ?? town.toLowerCase()}`] : []),
]

const nameAlone = remark('It has a name, but no handle, email address, phone number or city that we can read.')

function outcomeOf(
  same: Known,
  creator: Creator,
  { duplicates }: Listed,
  remarks: Remark[],
): Pick<Plan, 'outcome' | 'remarks'> {
  const gaps = gapsOf(same, creator)
  const others = differencesFrom(same, creator)
  if (!gaps) return { outcome: 'known', remarks: others }
  if (duplicates === 'merge') return { outcome: 'merged', remarks: [...remarks, ...others] }
  return {
    outcome: 'duplicate',
    remarks: [remark('They’re in an earlier import. This row has more details.'), ...others],
  }
}

/** Tells who is on the product already, by an account of theirs or by the address of their email. */
async function findOnProduct(db: Queryable, creators: readonly Creator[]) {
  const texts = creators.flatMap(({ accounts }) => accounts.flatMap(textsFor))
  const meant = await findMeant(db, texts)
  const emails = creators.flatMap(({ email }) => email ?? [])
  const accounts =
    emails.length > 0
      ? await db.select({ email: accountFacts.email }).from(accountFacts).where(inArray(accountFacts.email, emails))
      : []
  const taken = new Set(accounts.map(({ email }) => email))
  return ({ accounts: own, email }: Creator): { influencerUid: string | null; why: Remark } | null => {
    const creator = own.flatMap((account) => textsFor(account).map((text) => meant.get(text))).find((one) => one)
    if (creator) return { influencerUid: creator.uid, why: remark('They already have a profile here.') }
    if (email && taken.has(email))
      return { influencerUid: null, why: remark('Their email address already has an account.') }
    return null
  }
}

/** The account on its platform, and the handle here: most people have one for both. */
const textsFor = ({ platform, handle }: Creator['accounts'][number]) => [profileAddress(platform, handle), handle]
