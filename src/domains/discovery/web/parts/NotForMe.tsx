import { ActionIcon } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { NotForMe as Reason } from '../../taste.ts'

type Props = { title: string; onHide: (reason: Reason) => void }

const Reasons = lazy(async () => ({ default: (await import('./NotForMeMenu.tsx')).NotForMeMenu }))

/** Says that a card is not for one, and why. The menu comes with the first one that is opened: a feed has many of these. */
export function NotForMe({ title, onHide }: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = (
    <ActionIcon
      variant="default"
      radius="xl"
      size={44}
      aria-label={`${title}: not for me`}
      aria-haspopup="menu"
      onClick={() => setOpen(true)}
    >
      <IconEyeOff size={20} />
    </ActionIcon>
  )
  if (!isOpen) return button
  return (
    <Suspense fallback={button}>
      <Reasons button={button} onHide={onHide} />
    </Suspense>
  )
}
