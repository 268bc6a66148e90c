import { Button, Group, Textarea } from '@mantine/core'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { useHeldWrite } from '../../../../../kit/web/held-write.ts'
import { useRequiredText } from '../../../../../kit/web/required-text.ts'
import { useHeldWords } from '../../../../../kit/web/held-words.ts'
import { briefCalls } from '../../../contract.ts'
import type { Waiting } from './waiting.ts'

type Props = { waiting: Waiting; opened: boolean; onClose: () => void; onUndone?: (() => void) | undefined }

/** Asks what to change, which can be undone for ten seconds; the brand reads the words as they are. */
export function ReturnDialog({ waiting, opened, onClose, onUndone }: Props) {
  const { uid, title, brandName } = waiting.card
  const { text: note, setText: setNote, hold, sent } = useHeldWords(uid)
  const send = useHeldWrite(briefCalls.returnBrief, sent)
  const { error, isGiven } = useRequiredText(note, 'Write a note first, so they know what to change.')
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Request changes"
      description={`“${title}” goes back to ${brandName} as a draft.`}
    >
      <Textarea
        data-autofocus
        label="What should change?"
        maxLength={500}
        value={note}
        error={error}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="md">
        <Button
          onClick={() => {
            if (!isGiven()) return
            onClose()
            hold()
            send(
              { uid, version: waiting.version, note },
              { text: `Changes requested: “${title}”.`, about: uid, onUndone },
            )
          }}
        >
          Request changes
        </Button>
      </Group>
    </Dialog>
  )
}
