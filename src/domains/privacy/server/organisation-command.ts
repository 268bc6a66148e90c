import { counted } from '../../../kit/contract/counted.ts'
import type { Storage } from '../../../adapters/storage/storage.ts'
import type { Database } from '../../../kit/server/database.ts'
import { exportOrganisation, filesBeside } from './organisation/export-organisation.ts'
import { importOrganisation } from './organisation/import-organisation.ts'

type Parts = { database: Database; storage: Storage; passphrase: string | undefined; say: (line: string) => void }

const rowWords = (rows: Readonly<Record<string, number>>) =>
  counted(
    Object.values(rows).reduce((sum, count) => sum + count, 0),
    'row',
  )

/** `npm run db -- export-organisation ID FILE`. Answers the exit code: 3 where files are missing from the store. */
export async function exportFromCommand(parts: Parts, id: string, file: string): Promise<number> {
  const { database, storage, passphrase, say } = parts
  const { name, rows, files, bytes, missing } = await exportOrganisation(database, storage, id, { file, passphrase })
  say(
    `${name}: ${rowWords(rows)} saved to ${file}, ${counted(files, 'file')} (${bytes} bytes) to ${filesBeside(file)}.`,
  )
  if (missing.length === 0) return 0
  say(`${counted(missing.length, 'file')} missing from the store: ${missing.slice(0, 10).join(', ')}.`)
  return 3
}

/** `npm run db -- import-organisation FILE`. Answers the exit code: 3 where something is missing or called otherwise. */
export async function importFromCommand(parts: Parts, file: string): Promise<number> {
  const { database, storage, passphrase, say } = parts
  const { name, people, rows, files, remarks } = await importOrganisation(database, storage, file, passphrase)
  say(`${name} imported: ${rowWords(rows)}, ${counted(people, 'person', 'people')}, ${counted(files, 'file')}.`)
  for (const remark of remarks) say(`  ${remark}`)
  say('Its people sign in with a link that we email them. Take its plan, and set up its API keys and webhooks, again.')
  return remarks.length === 0 ? 0 : 3
}
