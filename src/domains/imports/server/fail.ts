import { and, eq, inArray } from 'drizzle-orm'
import { systemActor } from '../../../access/roles.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { record } from '../../audit/server/record.ts'
import { notifyAccounts } from '../../notifications/server/notify.ts'
import { countedWords } from '../outcome-words.ts'
import type { Import } from './run-import.ts'
import { imports } from './tables.ts'

/** Stops an import that can’t go on, says why, and tells whoever brought it. One that stopped or was undone meanwhile stays as it is. */
export async function failImport(tx: Tx, config: Config, uid: string, problem: string): Promise<void> {
  const [run] = await tx
    .update(imports)
    .set({ state: 'failed', problem, activeAt: now() })
    .where(and(eq(imports.uid, uid), inArray(imports.state, ['running', 'paused'])))
    .returning()
  if (!run) return
  const { fileName, accountUid } = run
  await record(tx, systemActor, 'clock', 'import.failed', { subjectUid: uid }, { after: { fileName, problem } })
  if (accountUid)
    await notifyAccounts(tx, config, [{ uid: accountUid }], `import-failed:${uid}:${run.line}`, {
      kind: 'import.failed',
      title: `The import of “${fileName}” stopped`,
      lines: [problem, whatIsIn(run)],
      path: `/app/admin/imports?import=${uid}`,
      action: 'View import',
    })
}

function whatIsIn({ kind, counts, total }: Import): string {
  if (counts.read === 0) return 'None of its rows were imported.'
  const read =
    total === null
      ? countedWords(counts.read, 'row')
      : `${counts.read.toLocaleString('en-GB')} of ${countedWords(total, 'row')}`
  return `It had read ${read} and added ${countedWords(counts.added, nouns[kind])}.`
}

const nouns: Record<Import['kind'], string> = {
  venues: 'venue',
  brands: 'brand',
  creators: 'creator',
  lists: 'creator',
  redemptions: 'booking',
  collabs: 'past collab',
}
