import type { Storage } from '../../../adapters/storage/storage.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { counted } from '../../../kit/contract/counted.ts'
import type { Db } from '../../../kit/server/database.ts'
import { bringOrganisation } from './archives/bring-organisation.ts'

/** `npm run import -- organisation FILE`. Answers the exit code: 0 when all of it came in as it was, 3 when something was changed or left out, 1 when nothing came in. */
export async function organisationFromCommand(
  db: Db,
  storage: Storage,
  file: string,
  dryRun: boolean,
  say: (line: string) => void,
): Promise<number> {
  try {
    const brought = await bringOrganisation(db, storage, file, { dryRun })
    const { name, records, people, files, remarks } = brought
    say(
      `${dryRun ? 'Would import' : 'Imported'} ${name}: ${counted(records, 'record')}, ${counted(people, 'person', 'people')}, ${counted(files, 'file')}.`,
    )
    for (const remark of remarks) say(`  ${remark}`)
    if (!dryRun)
      say('Its people sign in with a link we email them. Its plan, API keys and webhooks have to be set up again.')
    return remarks.length > 0 ? 3 : 0
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    say(error.message)
    return 1
  }
}
