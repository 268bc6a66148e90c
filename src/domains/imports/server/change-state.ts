import { eq } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { one } from '../../../kit/contract/must.ts'
import { say } from '../../../kit/server/bus.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { EventKind } from '../../audit/events.ts'
import { record } from '../../audit/server/record.ts'
import type { ImportView } from '../views.ts'
import type { ImportState } from '../outcomes.ts'
import { importChannel } from './reads.ts'
import type { Import } from './run-import.ts'
import { imports } from './tables.ts'
import { viewImport } from './view.ts'

/** Moves a locked import to another state, and has its job look. */
export async function changeState(
  tx: Tx,
  actor: Actor,
  run: Import,
  state: ImportState,
  kind: EventKind & `import.${string}`,
  besides: Pick<Partial<Import>, 'startedBy'> = {},
): Promise<ImportView> {
  const after = one(
    await tx
      .update(imports)
      .set({ ...besides, state, activeAt: now() })
      .where(eq(imports.uid, run.uid))
      .returning(),
  )
  await record(tx, actor, 'staff', kind, { subjectUid: run.uid }, { after: { fileName: run.fileName } })
  await say(tx, importChannel, run.uid)
  return viewImport(tx, after)
}
