import type { Handler } from '../../../../access/server/handler.ts'
import type { importCalls } from '../../contract.ts'
import { ownRowsAtMost } from '../../own-venues.ts'
import { refuseUnreadable, withList } from '../files.ts'
import { notVenues } from '../own/not-venues.ts'
import { openAsOwner } from '../own/open.ts'
import { getImportRow } from '../reads.ts'
import { correctingOf } from '../venues/corrections.ts'
import { viewImport } from '../view.ts'

export const getVenueImport: Handler<typeof importCalls.getVenueImport> = async (
  { brandUid, uid },
  { actor, db, storage },
) => {
  const org = await openAsOwner(db, actor, brandUid)
  const run = await getImportRow(db, uid, org.uid)
  const view = await viewImport(db, run)
  const looksLike = notVenues(run)
  if (run.state !== 'draft') return { run: view, preview: null, looksLike: null }
  // What reads rows knows all countries, time zones and phone numbers: it is loaded when there are some.
  const [{ previewBy }, { viewPreview }, { planOwnVenues }, { ownFactsOf }, { usualCountry }, { withPoints }] =
    await Promise.all([
      import('../preview.ts'),
      import('../view-preview.ts'),
      import('../own/plan-own-venues.ts'),
      import('../own/own-facts.ts'),
      import('../places/usual-country.ts'),
      import('../places/with-points.ts'),
    ])
  const own = await ownFactsOf(db, org.uid)
  const preview = await withList(storage, run, async (sheet) => {
    const country = await usualCountry(sheet.rows(), run)
    // A key sees of the venues no more than which rows they are.
    const list = { ...run, ...(!actor.key && correctingOf(run, actor)), country }
    const found = await previewBy(
      sheet,
      list,
      async (rows) => planOwnVenues(rows, await withPoints(db, rows, list), own),
      ownRowsAtMost,
      ownRowsAtMost,
    )
    return { ...(await viewPreview(db, run, sheet, { ...found, country })), isRemembered: false }
  }).catch(refuseUnreadable)
  return { run: view, preview, looksLike }
}
