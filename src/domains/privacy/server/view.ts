import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Actor, accountOf } from '../../../access/roles.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { MyData } from '../contract.ts'
import { type Deletion, findDeletions } from './deletions.ts'
import { isStillTheirs, listOwnOrganisations } from './subjects.ts'
import { dataExports } from './tables.ts'

const viewDeletion = (deletion: Deletion | undefined) =>
  deletion ? { dueAt: deletion.dueAt.toISOString(), requestedAt: deletion.requestedAt.toISOString() } : null

/** What somebody has asked for, and what they may ask for. */
export async function viewMyData(db: Queryable, actor: Actor): Promise<z.output<typeof MyData>> {
  const accountUid = accountOf(actor)
  const organisations = await listOwnOrganisations(db, accountUid)
  const open = await findDeletions(db, [accountUid, ...organisations.map(({ orgUid }) => orgUid)])
  const exports = await db
    .select()
    .from(dataExports)
    .where(
      and(eq(dataExports.accountUid, accountUid), or(isNull(dataExports.expiresAt), gt(dataExports.expiresAt, now()))),
    )
    .orderBy(desc(dataExports.requestedAt), desc(dataExports.uid))
    .limit(20)
  return {
    deletion: viewDeletion(open.get(accountUid)),
    organisations: organisations.map(({ orgUid, brandUid, name, isOwner }) => ({
      brandUid,
      name,
      mayExport: isOwner,
      mayClose: isOwner,
      deletion: viewDeletion(open.get(orgUid)),
    })),
    exports: exports
      .filter(({ orgUid }) => isStillTheirs(actor, organisations, orgUid))
      .map(({ uid, name, requestedAt, state, expiresAt, bytes }) => ({
        uid,
        name,
        requestedAt: requestedAt.toISOString(),
        state,
        expiresAt: expiresAt?.toISOString() ?? null,
        bytes,
      })),
  }
}
