import { Button } from '@mantine/core'
import { counted } from '../../../../../kit/web/format.ts'
import { archiveAtMost } from '../../../archive.ts'
import type { ListedShowcase } from '../../../contract/showcase.ts'
import { CollectMenu } from './CollectMenu.tsx'
import { ShareContent } from './ShareContent.tsx'
import { useArchive } from './use-archive.ts'

type Props = { brandUid: string; rows: readonly ListedShowcase[] }

/** What is done with all of the selected content at once: that which is approved, since nothing else can be used. */
export function TogetherActions({ brandUid, rows }: Props) {
  const archive = useArchive(brandUid)
  const finished = rows.filter(({ approvedAt }) => approvedAt !== null).map(({ uid }) => uid)
  const waiting = rows.length - finished.length
  if (finished.length === 0) return null
  if (finished.length > archiveAtMost.deliverables)
    return (
      <span className="dim">
        To collect, share or download, select up to {archiveAtMost.deliverables.toLocaleString('en-GB')}.
      </span>
    )
  return (
    <>
      <CollectMenu brandUid={brandUid} deliverableUids={finished} size="compact-sm" />
      <ShareContent brandUid={brandUid} deliverableUids={finished} size="compact-sm" />
      <Button size="compact-sm" variant="default" loading={archive.busy} onClick={() => archive.download(finished)}>
        Download originals
      </Button>
      {waiting > 0 && <span className="dim">{counted(waiting, 'deliverable')} in review not included</span>}
    </>
  )
}
