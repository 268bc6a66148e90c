import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { Stack, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'

type Props = {
  label: string
  hint: string
  action: string
  most: number
  busy: boolean
  onSay: (text: string) => void
  children?: ReactNode
}

/** A few words that are sent once. */
export function SayOnce({ label, hint, action, most, busy, onSay, children }: Props) {
  const [text, setText] = useState('')
  return (
    <Stack gap="sm">
      <Textarea
        label={label}
        description={hint}
        maxLength={most}
        autosize
        minRows={2}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {children}
      <GuardedButton
        className="at-start"
        missing={text.trim() === '' ? 'Write something first.' : null}
        loading={busy}
        onClick={() => onSay(text)}
      >
        {action}
      </GuardedButton>
    </Stack>
  )
}
