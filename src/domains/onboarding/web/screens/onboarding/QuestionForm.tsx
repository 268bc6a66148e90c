import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'

/** The form of one question: Enter is the way on. */
export function QuestionForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Stack gap="md" mt="lg">
        {children}
      </Stack>
    </form>
  )
}
