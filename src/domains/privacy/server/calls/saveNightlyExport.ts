import { assertForBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { getOrganisationOf, lockOrganisation } from '../../../organisations/server/reads.ts'
import type { privacyCalls } from '../../contract.ts'
import { viewNightly } from '../nightly/view-nightly.ts'
import { mayExportOrganisation } from '../subjects.ts'
import { nightlyExports } from '../tables.ts'

export const saveNightlyExport: Handler<typeof privacyCalls.saveNightlyExport> = async (
  { brandUid, isOn },
  { actor, tx, config },
) => {
  if (actor.staff !== 'admin') assertForBrand(actor, brandUid)
  const { uid: orgUid } = await getOrganisationOf(tx, brandUid)
  await lockOrganisation(tx, orgUid)
  if (!(await mayExportOrganisation(tx, actor, brandUid)))
    throw new CallError('permission-denied', 'Only the owner can turn nightly exports on or off. Ask them to do it.')
  const before = await viewNightly(tx, config, actor, brandUid)
  if (!before.isOffered)
    throw new CallError('failed-precondition', 'Nightly exports aren’t set up here. Use Export everything instead.')
  if (before.isForAll)
    throw new CallError(
      'failed-precondition',
      'Every organisation is exported each night here, so this can’t be changed.',
    )
  if (before.isOn === isOn) return before
  const row = { isOn, changedAt: now() }
  await tx
    .insert(nightlyExports)
    .values({ orgUid, ...row })
    .onConflictDoUpdate({ target: nightlyExports.orgUid, set: row })
  const kind = isOn ? 'brand.nightly-export-on' : 'brand.nightly-export-off'
  await record(tx, actor, actor.staff ? 'staff' : 'brand', kind, { subjectUid: brandUid, brandUid })
  return viewNightly(tx, config, actor, brandUid)
}
