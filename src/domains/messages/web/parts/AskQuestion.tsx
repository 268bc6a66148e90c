import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { Note } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { messageCalls } from '../../contract.ts'
import { maxLength } from '../../rules.ts'

type Props = { collabUid: string; name: string; size?: 'sm' }

/** Asks the other side something, without leaving the page. The answer comes to the messages. */
export function AskQuestion({ collabUid, name, size }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="subtle" data-key="q" {...(size && { size })} onClick={() => setIsOpen(true)}>
        Ask a question
      </Button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={`Ask ${name}`} size="md">
        <Question collabUid={collabUid} name={name} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}

function Question({ collabUid, name, onClose }: Props & { onClose: () => void }) {
  const [text, setText] = useState('')
  const [hasTried, setTried] = useState(false)
  const isEmpty = text.trim() === ''
  const [key] = useState(() => crypto.randomUUID())
  const thread = useRead(messageCalls.getThread, { collabUid })
  const send = useWrite(messageCalls.sendMessage, {
    onDone: () => {
      onClose()
      showSuccess('Question sent. You’ll find the answer in your messages.')
    },
  })
  const closed = thread.data?.closedFor
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isEmpty) return
        void send({ collabUid, key, text })
      }}
    >
      <Stack>
        {closed && <Note tone="warn">{closed}</Note>}
        <Textarea
          data-autofocus
          label={`Your question to ${name}`}
          autosize
          minRows={3}
          maxLength={maxLength}
          value={text}
          error={hasTried && isEmpty ? 'Write your question.' : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={send.busy} disabled={Boolean(closed)}>
            Send question
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
