import { Button, Group, Modal } from '@mantine/core'
import { useSyncExternalStore } from 'react'

type Option = { label: string; value?: boolean; onClick?: () => void; style?: 'plain' | 'primary' | 'danger' }
type Request = { message: string; options: Option[]; resolve: (answer: boolean) => void }

let open: Request | null = null
const watchers = new Set<() => void>()
const defaults: Option[] = [
  { label: 'Cancel', value: false },
  { label: 'Confirm', value: true, style: 'primary' },
]

function set(request: Request | null): void {
  open = request
  for (const watch of watchers) watch()
}

/** Asks before something happens (seed §4). By default Cancel answers false and Confirm true; Escape answers false. */
export function confirm(message: string, options: Option[] = defaults): Promise<boolean> {
  open?.resolve(false)
  return new Promise((resolve) => set({ message, options, resolve }))
}

/** The one place where the dialog is drawn, on layer 1000. */
export function ConfirmDialog() {
  const request = useSyncExternalStore(
    (watch) => {
      watchers.add(watch)
      return () => watchers.delete(watch)
    },
    () => open,
  )
  const answer = (option: Option | null) => {
    option?.onClick?.()
    request?.resolve(option?.value ?? false)
    set(null)
  }
  return (
    <Modal
      opened={request !== null}
      onClose={() => answer(null)}
      withCloseButton={false}
      zIndex={1000}
      size="sm"
      aria-label="Please confirm"
    >
      <p style={{ marginTop: 4 }}>{request?.message}</p>
      <Group justify="flex-end" gap="sm">
        {request?.options.map((option) => (
          <Button
            key={option.label}
            variant={option.style && option.style !== 'plain' ? 'filled' : 'default'}
            color={option.style === 'danger' ? 'red' : undefined}
            onClick={() => answer(option)}
          >
            {option.label}
          </Button>
        ))}
      </Group>
    </Modal>
  )
}
