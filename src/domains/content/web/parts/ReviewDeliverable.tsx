import { Button, Group, Kbd } from '@mantine/core'
import { useHeldTexts, useHeldWrite } from '../../../../kit/web/held-write.ts'
import { useFreshWrite } from '../../../collabs/web/use-fresh-write.ts'
import { contentCalls } from '../../contract.ts'
import { type DeliverableData, deliverableName } from '../deliverable-words.ts'
import { allContentOf } from './ApproveAll.tsx'
import { DeliverableReview } from './DeliverableReview.tsx'
import { RequestChanges } from './RequestChanges.tsx'

type Props = {
  collabUid: string
  deliverable: DeliverableData
  /** A and R press its buttons, where the list around it listens to keys. */
  hasKeys?: boolean
  /** No other deliverable of the collab is left to approve: with it, all its content is. */
  isLast?: boolean
  /** After an answer was taken back. */
  onUndone?: (() => void) | undefined
}

/** A deliverable with its comments, and the answers to it: approve or request changes, which can both be undone for ten seconds. */
export function ReviewDeliverable({ collabUid, deliverable, hasKeys, isLast, onUndone }: Props) {
  const { uid, version, can } = deliverable
  const comment = useFreshWrite(contentCalls.addComment)
  const resolve = useFreshWrite(contentCalls.resolveComment)
  const approve = useHeldWrite(contentCalls.approveDeliverable)
  const texts = useHeldTexts()
  // What was approved before is none of what “approve all” holds.
  const given = texts.get(uid) ?? (can.approve ? texts.get(allContentOf(collabUid)) : undefined)
  const send = async (text: string, atMs: number | null, fileVersion: number) =>
    (await comment({ uid, fileVersion, text, atMs })) !== null
  const about = isLast ? [uid, allContentOf(collabUid)] : uid
  return (
    <DeliverableReview
      deliverable={deliverable}
      busy={comment.busy}
      onComment={can.comment ? send : undefined}
      onResolve={can.comment ? (commentUid, resolved) => void resolve({ commentUid, resolved }) : undefined}
    >
      {given && <span className="dim">{given}</span>}
      {can.approve && !given && (
        <Group gap="sm">
          <Button
            {...(hasKeys && { 'data-key': 'a', rightSection: <Kbd size="xs">A</Kbd> })}
            onClick={() =>
              approve({ uid, version }, { text: `Approved ${deliverableName(deliverable)}.`, about, onUndone })
            }
          >
            Approve
          </Button>
          {can.requestChanges && (
            <RequestChanges deliverable={deliverable} about={about} hasKey={hasKeys} onUndone={onUndone} />
          )}
        </Group>
      )}
    </DeliverableReview>
  )
}
