import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { recordOnceADay } from '../../../audit/server/record.ts'
import { signedOriginalPath } from '../../../media/server/signing.ts'
import { whyNoArchive } from '../../archive.ts'
import type { contentCalls } from '../../contract.ts'
import { archiveUrl } from '../archive-link.ts'
import { planArchive } from '../archive.ts'
import { openContentLink, uidsBehind } from '../content-links.ts'
import { findFinished } from '../finished.ts'

const noFile = () =>
  new CallError('not-found', 'This content can’t be downloaded any more. Reload the page to see what’s there now.')

export const downloadShared: Handler<typeof contentCalls.downloadShared> = async (
  { token, fileUid },
  { actor, tx, config },
) => {
  const link = await openContentLink(tx, token)
  const { uid: linkUid, brandUid } = link
  if (!link.withOriginals) throw noFile()
  const plan = await planArchive(tx, brandUid, await findFinished(tx, brandUid, await uidsBehind(tx, link)))
  const files = plan.parts.flatMap((part) => part.files)
  const file = files.find(({ uid }) => uid === fileUid)
  if (fileUid ? !file : files.length === 0) throw noFile()
  const tooLarge = file ? null : whyNoArchive(plan.bytes)
  if (tooLarge) throw new CallError('failed-precondition', tooLarge)
  const after = { files: file ? [file.uid] : files.map(({ uid }) => uid) }
  await recordOnceADay(tx, actor, 'reviewer', 'content-link.downloaded', { subjectUid: linkUid, brandUid }, after)
  return file
    ? { filePath: signedOriginalPath(config, file.path), archiveUrl: null }
    : { filePath: null, archiveUrl: archiveUrl(config, { by: 'link', linkUid }) }
}
