import { Button, Group, Kbd, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { counted } from '../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { useHeldWrite } from '../../../../kit/web/held-write.ts'
import { useHeldWords } from '../../../../kit/web/held-words.ts'
import { contentCalls } from '../../contract.ts'
import { type DeliverableData, deliverableName } from '../deliverable-words.ts'

type Props = {
  deliverable: DeliverableData
  /** What counts as answered while it can be undone. */
  about: string | readonly string[]
  /** R opens it, where the list around it listens to keys. */
  hasKey?: boolean | undefined
  /** After it was taken back. */
  onUndone?: (() => void) | undefined
}

/** Sends a deliverable back with words, which can be undone for ten seconds; says how many rounds are left before. */
export function RequestChanges({ deliverable, about, hasKey, onUndone }: Props) {
  const { uid, version } = deliverable
  const [open, setOpen] = useState(false)
  const { text, setText, hold, sent } = useHeldWords(uid)
  const ask = useHeldWrite(contentCalls.requestChanges, sent)
  const send = () => {
    setOpen(false)
    hold()
    ask({ uid, version, text }, { text: `Changes requested: ${deliverableName(deliverable)}.`, about, onUndone })
  }
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
            <GuardedButton missing={text.trim() === '' ? 'Describe the changes first.' : null} onClick={send}>
              Send
            </GuardedButton>
          </Group>
        </Stack>
      </Dialog>
    </>
  )
}
