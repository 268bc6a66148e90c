import { and, eq, gt } from 'drizzle-orm'
import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { privacyCalls } from '../../contract.ts'
import { exportUrl } from '../export-link.ts'
import { isStillTheirs, listOwnOrganisations } from '../subjects.ts'
import { dataExports } from '../tables.ts'

export const getExportLink: Handler<typeof privacyCalls.getExportLink> = async ({ uid }, { actor, db, config }) => {
  const accountUid = accountOf(actor)
  const [ready] = await db
    .select({ orgUid: dataExports.orgUid })
    .from(dataExports)
    .where(
      and(
        eq(dataExports.uid, uid),
        eq(dataExports.accountUid, accountUid),
        eq(dataExports.state, 'ready'),
        gt(dataExports.expiresAt, now()),
      ),
    )
  const isTheirs = ready && isStillTheirs(actor, await listOwnOrganisations(db, accountUid), ready.orgUid)
  if (!isTheirs) throw new CallError('not-found', 'This export has expired. Request a new one.')
  return { url: exportUrl(config, uid) }
}
