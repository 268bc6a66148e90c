import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { first } from '../kit/contract/must.ts'
import { openStorage } from '../adapters/storage/open-storage.ts'
import { doDueImports } from '../domains/imports/server/due-imports.ts'
import { getOrganisationOf } from '../domains/organisations/server/reads.ts'
import { keepList } from '../domains/imports/server/keep-list.ts'
import type { Person, World } from './world.ts'

/** A venue that goes in, one without a name, and one whose city nothing tells. */
export const threeVenues = `Name,Address,Postcode,City,Fax
Fig,1 Mare Street,E8 4AE,London,55
,2 Mare Street,E8 4AE,London,
Plum,3 Road,,Nowhereville,
`

/** A list that somebody of our team has just brought. Answers the draft. */
export async function broughtList(
  { database, config }: Pick<World, 'database' | 'config'>,
  person: Person,
  text: string | Uint8Array = threeVenues,
  fileName = 'venues.csv',
  orgUid: string | null = null,
): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'plusone-list-')), 'list')
  writeFileSync(path, text)
  return keepList(database.db, openStorage(config), {
    path,
    fileName,
    bytes: Buffer.byteLength(text),
    accountUid: person.accountUid,
    orgUid,
  })
}

/** A venue that can be added, one whose city nothing tells, one there is already, one twice, one in no city of ours, and one without a name. */
export const ownVenues = `Name,Category,Address,Postcode,City,Instagram,Phone
Luna Nord,Cafe,12 Mare Street,E8 4RP,London,@lunanord,020 7946 0018
Luna Ost,Restaurant,3 Road,,Nowhereville,,
luna,Restaurant,1 High Street,,London,,
LUNA NORD,Cafe,12 Mare Street,E8 4RP,London,,
Luna Bath,Restaurant,4 Cheap Street,BA1 1NE,Bath,,
,Restaurant,5 Road,,London,,
`

/** A list of her own venues that Bella has just brought. Answers the draft. */
export async function broughtVenues(w: World, text: string = ownVenues): Promise<string> {
  const { uid } = await getOrganisationOf(w.database.db, w.luna)
  return broughtList(w, w.bella, text, 'our venues.csv', uid)
}

/** The same, imported: two venues wait to be added. */
export async function importedVenues(w: World, text?: string): Promise<string> {
  const uid = await broughtVenues(w, text)
  await w.bella.call('startVenueImport', { brandUid: w.luna, uid })
  return uid
}

/** Does what imports wait for. */
export const runImportJob = ({ database: { db }, config }: World): Promise<void> =>
  doDueImports({ db, config, log: pino({ level: 'silent' }) }, openStorage(config))

/** A list that somebody brought and started, and that is in. Answers its import. */
export async function importedList(w: World, person: Person, text?: string): Promise<string> {
  const uid = await broughtList(w, person, text)
  await person.call('startImport', { uid })
  await runImportJob(w)
  return uid
}

/** What Anna brought of something a venue did, imported. Answers its import. */
export async function importedOf(
  w: World,
  kind: 'redemptions' | 'collabs',
  text: string | Uint8Array,
  { fileName = 'list.csv', venue = 'Luna' }: { fileName?: string | undefined; venue?: string | undefined } = {},
): Promise<string> {
  const uid = await broughtList(w, w.anna, text, fileName)
  await w.anna.call('saveImport', { uid, kind, venue })
  await w.anna.call('startImport', { uid })
  await runImportJob(w)
  return uid
}

/** What became of each row, with its line and remarks. */
export async function importOutcomes(w: World, uid: string): Promise<string[]> {
  const { rows } = await w.anna.call('listImportRows', { uid })
  return rows.map(({ line, outcome, remarks }) => [line, outcome, ...remarks].join(' '))
}

/** Two creators: one who can be invited, and one without an email address. */
export const twoCreators = `Name,Instagram,Email,City,Followers
Mara Lind,mara.lind,mara@example.test,London,42.5K
Tom Okoye,tom.okoye,,Paris,9000
`

/** Creators from a list that is in. Answers the uid of the first. */
export async function importedCreator(w: World, person: Person, text: string = twoCreators): Promise<string> {
  await importedList(w, person, text)
  const { rows } = await person.call('listImportedCreators', { sort: 'name' })
  return first(rows).uid
}

/** Two posts of one visit, one of a creator we don’t know, one twice, and one of nobody. */
export const pastList = `Venue,Influencer,Visit date,Post link,Views,Likes,Comments,Saves,Cost
Luna,@alice.eats,12/03/2025,https://www.instagram.com/reel/a,"12,000",900,41,120,£85.50
Luna,@alice.eats,12/03/2025,https://www.instagram.com/reel/b,800,30,2,,
Luna,@maya.before,April 2025,,,,,,
Luna,@alice.eats,12/03/2025,https://www.instagram.com/reel/a,"12,000",900,41,120,£85.50
Luna,,12/03/2025,,1,,,,
`

/** What Luna did before it was here, added by Anna. */
export const pastCollabs = (w: World): Promise<string> => importedList(w, w.anna, pastList)
