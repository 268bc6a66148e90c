import { Button, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { useRequiredText } from '../../../../kit/web/required-text.ts'
import { profileCalls } from '../../contract.ts'

const words = {
  again: { label: 'What’s new since then? (optional)', button: 'Apply again', done: 'Application sent.' },
  answer: { label: 'Your reply', button: 'Send reply', done: 'Reply sent.' },
} as const

/** Back into the queue: after a no, or with the answer to a question. Nothing where there is nothing to do. */
export function ApplyAgain({ influencerUid }: { influencerUid: string }) {
  const { data } = useRead(profileCalls.getApproval, { influencerUid })
  const [note, setNote] = useState('')
  const what = data?.can.apply
  const apply = useWrite(profileCalls.applyAgain, {
    onDone: () => {
      if (what) showSuccess(words[what].done)
      setNote('')
    },
  })
  const { error, isGiven } = useRequiredText(note, 'Write your reply first.')
  if (!data || !what) return null
  const { label, button } = words[what]
  return (
    <Stack gap="sm">
      <Textarea
        label={label}
        maxLength={500}
        autosize
        minRows={2}
        value={note}
        error={what === 'answer' && error}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button
        className="at-start"
        loading={apply.busy}
        onClick={() => {
          if (what !== 'answer' || isGiven()) void apply({ uid: influencerUid, version: data.version, note })
        }}
      >
        {button}
      </Button>
    </Stack>
  )
}
