import { and, eq, isNull } from 'drizzle-orm'
import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { say } from '../../../../kit/server/bus.ts'
import { now } from '../../../../kit/server/clock.ts'
import { getAccount, lockAccount } from '../../../accounts/server/accounts.ts'
import { record } from '../../../audit/server/record.ts'
import type { privacyCalls } from '../../contract.ts'
import { exportsChannel } from '../jobs/make-exports.ts'
import { getOrganisationToExport } from '../subjects.ts'
import { dataExports } from '../tables.ts'
import { viewMyData } from '../view.ts'

export const requestExport: Handler<typeof privacyCalls.requestExport> = async ({ brandUid, files }, { actor, tx }) => {
  const accountUid = accountOf(actor)
  await lockAccount(tx, accountUid)
  const organisation = brandUid === undefined ? null : await getOrganisationToExport(tx, actor, brandUid)
  const orgUid = organisation?.orgUid ?? null
  const same = orgUid ? eq(dataExports.orgUid, orgUid) : isNull(dataExports.orgUid)
  const [waiting] = await tx
    .select({ uid: dataExports.uid })
    .from(dataExports)
    .where(and(eq(dataExports.accountUid, accountUid), eq(dataExports.state, 'waiting'), same))
  if (waiting)
    throw new CallError('failed-precondition', 'We’re already preparing this export. We’ll email you when it’s ready.')
  const name = organisation?.name ?? (await getAccount(tx, accountUid)).email
  const uid = newUid('data_export')
  await tx.insert(dataExports).values({ uid, accountUid, orgUid, name, files, requestedAt: now() })
  if (organisation) {
    const subject = { subjectUid: organisation.brandUid, brandUid: organisation.brandUid }
    await record(tx, actor, actor.staff ? 'staff' : 'brand', 'brand.export-requested', subject)
  } else {
    const side = Object.keys(actor.brands).length > 0 ? 'brand' : 'influencer'
    await record(tx, actor, actor.staff ? 'staff' : side, 'account.export-requested', { subjectUid: accountUid })
  }
  await say(tx, exportsChannel, uid)
  return viewMyData(tx, actor)
}
