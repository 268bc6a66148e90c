import { Button } from '@mantine/core'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { adCalls, type AdRow } from '../../../contract.ts'

/** Approves an ad, or takes it off at once: what may be done with it now. */
export function StateButton({
  ad,
  size = 'compact-sm',
  isDirty = false,
}: {
  ad: AdRow
  /** Something else is typed than what would be approved. */
  isDirty?: boolean
  size?: 'compact-sm' | 'md'
}) {
  const { uid, version, name, can } = ad
  const set = useWrite(adCalls.setAdState, {
    onDone: ({ state }) => showSuccess(state === 'approved' ? `“${name}” approved.` : `“${name}” paused.`),
  })
  if (!can.approve && !can.pause) return null
  return (
    <Button
      size={size}
      variant={can.pause || size === 'compact-sm' ? 'default' : 'filled'}
      loading={set.busy}
      disabled={isDirty}
      title={isDirty ? 'Save the draft first' : undefined}
      aria-label={`${can.pause ? 'Pause' : 'Approve'} ${name}`}
      onClick={() => void set({ uid, version, state: can.pause ? 'paused' : 'approved' })}
    >
      {can.pause ? 'Pause' : 'Approve'}
    </Button>
  )
}
