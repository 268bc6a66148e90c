import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { first } from '../kit/contract/must.ts'
import { openStorage } from '../adapters/storage/open-storage.ts'
import { doDueImports } from '../domains/imports/server/due-imports.ts'
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
): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'plusone-list-')), 'list')
  writeFileSync(path, text)
  return keepList(database.db, openStorage(config), {
    path,
    fileName,
    bytes: Buffer.byteLength(text),
    accountUid: person.accountUid,
  })
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
