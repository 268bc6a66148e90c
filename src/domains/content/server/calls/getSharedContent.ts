import type { Handler } from '../../../../access/server/handler.ts'
import { must } from '../../../../kit/contract/must.ts'
import { viewFile } from '../../../media/server/view.ts'
import { whyNoArchive } from '../../archive.ts'
import type { contentCalls } from '../../contract.ts'
import { planArchive } from '../archive.ts'
import { openContentLink, uidsBehind } from '../content-links.ts'
import { findFinished } from '../finished.ts'

export const getSharedContent: Handler<typeof contentCalls.getSharedContent> = async ({ token }, { db, config }) => {
  const link = await openContentLink(db, token)
  const { brandUid, name, withOriginals, expiresAt } = link
  const plan = await planArchive(db, brandUid, await findFinished(db, brandUid, await uidsBehind(db, link)))
  return {
    name,
    brandName: plan.venue,
    expiresAt: expiresAt.toISOString(),
    withOriginals,
    hasArchive: withOriginals && plan.files > 1 && whyNoArchive(plan.bytes) === null,
    rows: plan.parts.map(({ deliverable, archived, files }) => {
      const { uid, type, contentType, platform, caption, liveUrl, rightsUntil } = deliverable
      const { creator, handle, rights } = archived
      return {
        uid,
        type,
        contentType,
        platform,
        caption,
        liveUrl,
        creator: { name: creator, handle },
        rights: { state: rights, until: must(rightsUntil, 'end of rights').toISOString() },
        files: files.map((file) => viewFile(config, file)),
      }
    }),
  }
}
