import { ActionIcon, Button, Group, Stack, Textarea } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconMessageQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { useRequiredText } from '../../../../kit/web/required-text.ts'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { useTyped } from '../../../../kit/web/use-typed.ts'
import { helpfulMoment } from '../../../notifications/web/push-moment.ts'
import { messageCalls } from '../../contract.ts'
import { questionMaxLength } from '../../rules.ts'

type Props = { briefUid: string; influencerUid: string; venue: string }

/** Asks a venue one thing before a request, beside the button that sends that; nothing once it was used. */
export function AskBriefQuestion({ venue, ...target }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isPhone = useMediaQuery('(max-width: 720px)', false, { getInitialValueInEffect: false })
  const asked = useRead(messageCalls.getBriefQuestion, target)
  if (!asked.data?.can.ask) return null
  const open = () => setOpen(true)
  return (
    <>
      {isPhone ? (
        <ActionIcon variant="subtle" size={44} aria-label="Ask a question" onClick={open}>
          <IconMessageQuestion size={24} />
        </ActionIcon>
      ) : (
        <Button variant="subtle" leftSection={<IconMessageQuestion size={20} />} onClick={open}>
          Ask a question
        </Button>
      )}
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={`Ask ${venue}`}
        description="You can ask one question before you request. You’ll find the answer here, and we’ll let you know. They don’t see phone numbers or email addresses."
        size="md"
      >
        <Question {...target} venue={venue} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function Question({ briefUid, influencerUid, venue, onClose }: Props & { onClose: () => void }) {
  const [text, setText] = useTyped(`question ${briefUid}`)
  const { error, isGiven } = useRequiredText(text, 'Write your question.')
  const ask = useWrite(messageCalls.askBriefQuestion, {
    onDone: () => {
      setText('')
      onClose()
      showSuccess(`Question sent. We’ll let you know when ${venue} answers.`)
      helpfulMoment('Want to know as soon as they answer?')
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isGiven()) void ask({ briefUid, influencerUid, text })
      }}
    >
      <Stack>
        <Textarea
          data-autofocus
          label={`Your question to ${venue}`}
          description={`${text.length} of ${questionMaxLength} characters`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={3}
          maxLength={questionMaxLength}
          value={text}
          error={error}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={ask.busy}>
            Send question
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
