import { expect, it } from 'vitest'
import { now, plus } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { privacyCalls } from '../../contract.ts'
import { organisationImports } from '../tables.ts'

describeCall(privacyCalls.listOrganisationImports, () => ({}))

it('names what was imported and by whom, the latest first', async () => {
  const w = await world()
  const row = { orgUid: 'org_1', brandUid: w.luna, name: 'Luna', records: 12, files: 3, remarks: [] }
  await w.database.db.insert(organisationImports).values([
    { ...row, accountUid: null, at: now() },
    { ...row, orgUid: 'org_2', name: 'Orso', accountUid: w.ada.accountUid, at: plus(now(), 1) },
  ])
  const { rows } = await w.ada.call('listOrganisationImports', {})
  expect(rows.map(({ name, by, records }) => [name, by, records])).toEqual([
    ['Orso', 'Ada', 12],
    ['Luna', null, 12],
  ])
})
