import { Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { counted, dateTime } from '../../../../kit/web/format.ts'
import { useRequiredText } from '../../../../kit/web/required-text.ts'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { collabCalls } from '../../contract.ts'
import { extensionDays, laterBy } from '../../extensions.ts'
import { useNow } from '../use-now.ts'
import type { CollabData } from './StageBadge.tsx'

/** More time for the content, by our team: from the deadline, or from now where that is over. Nothing where none is due. */
export function ExtendDeadline({ collab }: { collab: CollabData }) {
  const [isOpen, setOpen] = useState(false)
  if (!collab.can.extendDeadline || !collab.contentDueAt) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Extend deadline
      </Button>
      {isOpen && <ExtendDialog collab={collab} dueAt={collab.contentDueAt} onClose={() => setOpen(false)} />}
    </>
  )
}

function ExtendDialog({ collab, dueAt, onClose }: { collab: CollabData; dueAt: string; onClose: () => void }) {
  const [days, setDays] = useState<number>(extensionDays[0])
  const [reason, setReason] = useState('')
  const { error, isGiven } = useRequiredText(reason, 'Write a reason first.')
  const extend = useWrite(collabCalls.extendCollabDeadline, {
    onDone: () => {
      showSuccess('Deadline extended. We’ve told both sides.')
      onClose()
    },
  })
  const until = laterBy(days, dueAt, useNow())
  return (
    <Dialog opened onClose={onClose} size="md" title="Extend deadline" description="Both sides will be told.">
      <Stack>
        <NativeSelect
          label="How much more time?"
          data={extensionDays.map((value) => ({ value: String(value), label: counted(value, 'day') }))}
          value={String(days)}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
          description={`Content will be due ${dateTime(until, collab.brand.timezone)}`}
        />
        <Textarea
          label="Reason (both sides will see this)"
          maxLength={300}
          value={reason}
          error={error}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={extend.busy}
            onClick={() => {
              if (isGiven()) void extend({ uid: collab.uid, version: collab.version, dueAt: until, reason })
            }}
          >
            Extend deadline
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
