import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { Card } from '../../../../../kit/web/parts.tsx'
import { archiveAtMost } from '../../../archive.ts'
import { CollectMenu } from './CollectMenu.tsx'
import { ShareContent } from './ShareContent.tsx'
import { useArchive } from './use-archive.ts'
import type { Selected } from './use-selected.ts'
import styles from './showcase.module.css'

type Props = {
  brandUid: string
  selected: Selected
  /** What else can be done with them here. */
  children?: ReactNode
}

/** What can be done with the selected content, while any is. */
export function SelectedContent({ brandUid, selected: { uids, clear }, children }: Props) {
  const archive = useArchive(brandUid)
  const isTooMuch = uids.length > archiveAtMost.deliverables
  if (uids.length === 0) return null
  return (
    <Card className={styles.tray}>
      <Group gap="xs">
        <b role="status">{uids.length} selected</b>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={clear}>
          Clear
        </Button>
      </Group>
      <Group gap="sm">
        {children}
        {isTooMuch ? (
          <span>
            Up to {archiveAtMost.deliverables} at a time: deselect {uids.length - archiveAtMost.deliverables}.
          </span>
        ) : (
          <>
            <CollectMenu brandUid={brandUid} deliverableUids={uids} />
            <ShareContent brandUid={brandUid} deliverableUids={uids} />
            <Button loading={archive.busy} onClick={() => archive.download(uids)}>
              Download
            </Button>
          </>
        )}
      </Group>
    </Card>
  )
}
