import { Button, Group, Kbd, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { counted } from '../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { contentCalls } from '../../contract.ts'
import type { DeliverableData } from '../deliverable-words.ts'
import { useFreshWrite } from '../../../collabs/web/use-fresh-write.ts'

/** Sends a deliverable back with words; says how many rounds are left before. `hasKey`: R opens it, where the list around it listens to keys. */
export function RequestChanges({
  deliverable,
  hasKey,
}: {
  deliverable: DeliverableData
  hasKey?: boolean | undefined
}) {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const ask = useFreshWrite(contentCalls.requestChanges, {
    onDone: () => (setOpen(false), setText(''), showSuccess('Changes requested.')),
  })
  const hint =
    deliverable.roundsLeft > 0
      ? `${counted(deliverable.roundsLeft, 'round')} of changes left. Comments at specific moments help most.`
      : 'You’ve used both rounds of changes. If you send this, your account manager will help you both agree.'
  return (
    <>
      <Button
        variant="default"
        {...(hasKey && { 'data-key': 'r', rightSection: <Kbd size="xs">R</Kbd> })}
        onClick={() => setOpen(true)}
      >
        Request changes
      </Button>
      <Dialog opened={open} onClose={() => setOpen(false)} size="md" title="What should change?" description={hint}>
        <Stack>
          <Textarea
            aria-label="What should change?"
            autosize
            minRows={3}
            maxLength={2_000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <GuardedButton
              loading={ask.busy}
              missing={text.trim() === '' ? 'Describe the changes first.' : null}
              onClick={() => void ask({ uid: deliverable.uid, version: deliverable.version, text })}
            >
              Send
            </GuardedButton>
          </Group>
        </Stack>
      </Dialog>
    </>
  )
}
