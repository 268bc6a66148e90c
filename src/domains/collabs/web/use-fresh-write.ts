import type { Call, CallDefinition, OutputOf } from '../../../kit/contract/calls.ts'
import { useWrite } from '../../../kit/web/calls.ts'
import { confirm } from '../../../kit/web/confirm.ts'

/** The element that tells what happened to a collab. */
export const historyId = 'history'

/**
 * A write on a page that others change too: where someone was faster, a dialog says so and offers to look at what
 * changed, which is on the page already. Other refusals go to `onRefused`, or are shown.
 */
export function useFreshWrite<C extends CallDefinition & Pick<Call, 'name'>>(
  call: C,
  options: Parameters<typeof useWrite<C>>[1] & { onDone?: (output: OutputOf<C>) => void } = {},
) {
  return useWrite(call, {
    ...options,
    onRefused: (error) => {
      if (error.code !== 'aborted') return options.onRefused?.(error) ?? false
      void askToLook()
      return true
    },
  })
}

async function askToLook(): Promise<void> {
  const look = await confirm(
    'Someone else just changed this, so we didn’t save your change. The page now shows the latest version.',
    [
      { label: 'Stay here', value: false },
      { label: 'See what changed', value: true, style: 'primary' },
    ],
  )
  if (look) document.getElementById(historyId)?.scrollIntoView({ block: 'start' })
}
