import { and, eq, inArray } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { columnsOf } from '../../../../kit/server/facts.ts'
import { fileOwnerFacts, fileFacts, type StoredFile } from '../../../media/server/facts.ts'
import type { contentCalls } from '../../contract.ts'
import { filesAllowed } from '../../deliverable-checks.ts'
import { checkFiles } from '../checks.ts'
import { beginDeliverable, writeDeliverable } from '../deliverable.ts'
import { findVersions, type Version } from '../reads.ts'
import { assertWithInfluencer } from '../submit.ts'
import { deliverableFiles, deliverableVersions } from '../tables.ts'
import { viewDeliverable } from '../view.ts'

/** The first save after a submission begins a new version; what was submitted is never changed. */
export const saveDeliverable: Handler<typeof contentCalls.saveDeliverable> = async (
  { uid, version, fileUids, caption, ticks },
  { actor, tx, config },
) => {
  const { deliverable, collab } = await beginDeliverable({ actor, tx, config }, { uid, version }, 'submitDeliverable')
  assertWithInfluencer(deliverable)
  const allowed = filesAllowed(deliverable)
  if (new Set(fileUids).size !== fileUids.length)
    throw new CallError('failed-precondition', 'You’ve added the same file twice. Remove one.')
  if (fileUids.length > allowed)
    throw new CallError(
      'failed-precondition',
      `You can add ${allowed === 1 ? 'one file' : `at most ${allowed} files`} here. Remove the others.`,
    )
  const versions = await findVersions(tx, [uid])
  const chosen = await filesOf(tx, actor.accountUid, fileUids, versions)
  const latest = versions.at(-1)
  const number = latest && !latest.submittedAt ? latest.number : (latest?.number ?? 0) + 1
  const draft = { caption, ticks, savedAt: now(), checks: await checkFiles(tx, collab, deliverable, chosen) }
  await tx
    .insert(deliverableVersions)
    .values({ deliverableUid: uid, number, ...draft })
    .onConflictDoUpdate({ target: [deliverableVersions.deliverableUid, deliverableVersions.number], set: draft })
  await tx
    .delete(deliverableFiles)
    .where(and(eq(deliverableFiles.deliverableUid, uid), eq(deliverableFiles.version, number)))
  if (chosen.length > 0)
    await tx
      .insert(deliverableFiles)
      .values(chosen.map((file, position) => ({ deliverableUid: uid, version: number, position, fileUid: file.uid })))
  const after = await writeDeliverable(tx, deliverable, { fileVersion: number })
  return viewDeliverable(tx, config, actor, collab, after)
}

/** The chosen files in their order: what the caller brought, and what is in this deliverable already. */
async function filesOf(
  tx: Tx,
  accountUid: string | null,
  uids: readonly string[],
  versions: readonly Version[],
): Promise<StoredFile[]> {
  if (uids.length === 0) return []
  const rows = await tx
    .select({ file: columnsOf(fileFacts), owner: fileOwnerFacts.accountUid })
    .from(fileFacts)
    .leftJoin(
      fileOwnerFacts,
      and(eq(fileOwnerFacts.fileUid, fileFacts.uid), eq(fileOwnerFacts.accountUid, accountUid ?? '')),
    )
    .where(inArray(fileFacts.uid, [...uids]))
  const before = new Set(versions.flatMap((version) => version.files.map((file) => file.uid)))
  return uids.map((uid) => {
    const row = rows.find((one) => one.file.uid === uid)
    if (!row || (!row.owner && !before.has(uid)))
      throw new CallError('not-found', 'We couldn’t find that file. Choose it again.')
    return row.file
  })
}
