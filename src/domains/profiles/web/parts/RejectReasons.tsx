import { Kbd, Radio, Stack } from '@mantine/core'
import type { KeyboardEvent } from 'react'

export const rejectReasons = [
  'Please add a screenshot of your insights.',
  'We’re looking for more content about food, drinks, stays or experiences.',
  'Your audience is mostly outside our cities for now.',
  'We couldn’t find an account with this handle.',
] as const

type Props = { value: string; onChange: (reason: string) => void }

/** The common reasons for a no; arrows choose one, and so does its number. */
export function RejectReasons({ value, onChange }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const reason = rejectReasons[Number(event.key) - 1]
    if (!reason) return
    event.preventDefault()
    onChange(reason)
    event.currentTarget.querySelector<HTMLElement>(`[value="${CSS.escape(reason)}"]`)?.focus()
  }
  return (
    <Radio.Group label="Common reasons" value={value} onChange={onChange} onKeyDown={onKeyDown}>
      <Stack gap={6} mt={6}>
        {rejectReasons.map((reason, at) => (
          <Radio
            key={reason}
            value={reason}
            label={
              <>
                <Kbd size="xs">{at + 1}</Kbd> {reason}
              </>
            }
            {...(at === 0 && { 'data-autofocus': true })}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
