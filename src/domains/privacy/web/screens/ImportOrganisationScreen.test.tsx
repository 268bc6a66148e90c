import { now } from '../../../../kit/server/clock.ts'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import type { World } from '../../../../world/world.ts'
import { ImportOrganisationScreen } from './ImportOrganisationScreen.tsx'

async function imported(w: World): Promise<void> {
  await w.database.pool.query(
    'insert into organisation_imports (org_uid, brand_uid, name, account_uid, at, records, files, remarks) values ($1, $2, $3, $4, $5, 412, 9, $6)',
    ['org_1', w.luna, 'Luna', w.ada.accountUid, now(), ['“luna” is taken here and became “luna-4k2xq1”.']],
  )
}

describeScreen(ImportOrganisationScreen, {
  title: 'Import an organisation',
  path: '/app/admin/import-organisation',
  as: (w) => w.ada,
  given: imported,
  empty: ['No organisations imported yet', 'Choose ZIP file'],
  filled: ['Luna', 'Ada', '412 records, 9 files', 'is taken here and became'],
  refused: { as: (w) => w.anna },
  // An archive is brought in a browser: what becomes of it is tested where it is read.
  does: {
    'leads to what was imported': async ({ press }) => {
      await press('Luna', 'link')
      await seeWords(['Luna'])
    },
  },
})
