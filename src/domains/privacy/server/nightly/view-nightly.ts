import { eq } from 'drizzle-orm'
import type { Actor } from '../../../../access/roles.ts'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import type { Config } from '../../../../kit/server/config.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { getOrganisationOf } from '../../../organisations/server/reads.ts'
import type { privacyCalls } from '../../contract.ts'
import { mayExportOrganisation } from '../subjects.ts'
import { nightlyExports } from '../tables.ts'
import { findLastStored } from './nights.ts'

export async function viewNightly(
  db: Queryable,
  config: Config,
  actor: Actor,
  brandUid: string,
): Promise<OutputOf<typeof privacyCalls.getNightlyExport>> {
  const { uid: orgUid } = await getOrganisationOf(db, brandUid)
  const [row] = await db.select().from(nightlyExports).where(eq(nightlyExports.orgUid, orgUid))
  const last = await findLastStored(db, orgUid)
  const isOffered = config.EXPORT_TO !== undefined
  const isForAll = isOffered && config.EXPORT_OF === 'all'
  return {
    isOffered,
    isForAll,
    isOn: isForAll || (isOffered && row?.isOn === true),
    nights: config.EXPORT_NIGHTS,
    last: last && { at: last.at.toISOString(), bytes: last.bytes },
    can: { change: isOffered && !isForAll && (await mayExportOrganisation(db, actor, brandUid)) },
  }
}
