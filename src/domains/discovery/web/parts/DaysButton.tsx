import { Button, VisuallyHidden } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import type { Days } from '../../days.ts'
import { daysWords } from '../days-words.ts'

// Once it is opened.
const DaysField = lazy(async () => ({ default: (await import('./DaysField.tsx')).DaysField }))

/** The days of the visit, in a button that opens them. */
export function DaysButton({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant={days.day ? 'light' : 'default'}
        aria-haspopup="dialog"
        leftSection={<IconCalendar size={18} />}
        onClick={() => setOpen(true)}
      >
        <VisuallyHidden>Day of the visit: </VisuallyHidden>
        {daysWords(days)}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} size="sm" title="Day of the visit">
        <Suspense>
          <DaysField days={days} onChange={onChange} />
        </Suspense>
        <Button fullWidth mt="md" onClick={() => setOpen(false)}>
          Show results
        </Button>
      </Dialog>
    </>
  )
}
