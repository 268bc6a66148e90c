import { Radio, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { FormDialog } from './form-dialog.tsx'

type Props<Hours extends number> = {
  title: string
  description: string
  action: string
  busy: boolean
  /** For how many hours the current secret may still work; a day at first, where that is one of them. */
  choices: readonly Hours[]
  onReplace: (hours: Hours) => void
  onClose: () => void
  children?: ReactNode
}

const words: Readonly<Record<number, string>> = { 0: 'Now', 1: 'In an hour', 24: 'In a day', 168: 'In a week' }

/** Asks when a secret that gets a successor stops working. */
export function ReplaceSecretDialog<Hours extends number>(props: Props<Hours>) {
  const { choices, onReplace, children, ...dialog } = props
  const [hours, setHours] = useState(String(24))
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
