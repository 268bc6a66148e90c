import { Button, Group } from '@mantine/core'
import { Card } from '../../../../kit/web/parts.tsx'
import { useHeldTexts, useHeldWrite } from '../../../../kit/web/held-write.ts'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { contentCalls } from '../../contract.ts'
import type { DeliverableData } from '../deliverable-words.ts'

type Props = {
  collab: Pick<CollabData, 'uid' | 'influencer'>
  deliverables: readonly DeliverableData[]
  /** After it was taken back. */
  onUndone?: (() => void) | undefined
}

/** What is said of all the content of a collab together, while that can be undone. */
export const allContentOf = (collabUid: string) => `${collabUid}:content`

/** One yes for all the content that is in review, where there is more than one; it can be undone for ten seconds. */
export function ApproveAll({ collab: { uid, influencer }, deliverables, onUndone }: Props) {
  const approve = useHeldWrite(contentCalls.approveContent)
  const texts = useHeldTexts()
  const given = texts.get(allContentOf(uid))
  const waiting = deliverables.filter(({ can, uid: one }) => can.approve && !texts.has(one))
  if (waiting.length < 2) return null
  return (
    <Card>
      <Group justify="space-between">
        <span>
          {given ??
            `${influencer.name} sent ${waiting.length} deliverables. Look at each one below, or approve them together.`}
        </span>
        {!given && (
          <Button
            variant="default"
            onClick={() =>
              approve(
                { collabUid: uid, deliverables: waiting.map(({ uid: one, version }) => ({ uid: one, version })) },
                { text: `Approved all ${waiting.length} deliverables.`, about: allContentOf(uid), onUndone },
              )
            }
          >
            Approve all {waiting.length}
          </Button>
        )}
      </Group>
    </Card>
  )
}
