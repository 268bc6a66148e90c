import { Radio, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { FormDialog } from './form-dialog.tsx'

type Hours = keyof typeof words
type Props<Choice extends Hours> = {
  title: string
  description: string
  action: string
  busy: boolean
  /** For how many hours the current secret may still work; a day, which must be among them, is chosen at first. */
  choices: readonly Choice[]
  onReplace: (hours: Choice) => void
  onClose: () => void
  children?: ReactNode
}

const words = { 0: 'Now', 1: 'In an hour', 24: 'In a day', 168: 'In a week' } as const

/** Asks when a secret that gets a successor stops working. */
export function ReplaceSecretDialog<Choice extends Hours>(props: Props<Choice>) {
  const { choices, onReplace, children, ...dialog } = props
  const [hours, setHours] = useState('24')
  const chosen = choices.find((one) => String(one) === hours)
  return (
    <FormDialog {...dialog} size="sm" onSubmit={() => chosen !== undefined && onReplace(chosen)}>
      <Radio.Group label="When should the current secret stop working?" value={hours} onChange={setHours}>
        <Stack gap="sm" mt="xs">
          {choices.map((one) => (
            <Radio key={one} value={String(one)} label={words[one]} />
          ))}
        </Stack>
      </Radio.Group>
      {children}
    </FormDialog>
  )
}
