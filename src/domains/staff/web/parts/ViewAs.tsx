import { Button } from '@mantine/core'
import { useViewAs } from '../use-view-as.ts'

type Props = { uid: string; type: 'brand' | 'influencer'; name: string; size?: 'compact-sm' }

/** Opens the product as a profile sees it, reading only. */
export function ViewAs({ uid, type, name, size }: Props) {
  const view = useViewAs()
  return (
    <Button
      variant="default"
      size={size ?? 'sm'}
      loading={view.busy}
      aria-label={`View as ${name}`}
      data-tip="See the product as they see it for 30 minutes. You can’t change anything."
      onClick={() => view.open(uid, type)}
    >
      View as
    </Button>
  )
}
