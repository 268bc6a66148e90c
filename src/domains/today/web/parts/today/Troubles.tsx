import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { Note } from '../../../../../kit/web/parts.tsx'
import type { todayCalls } from '../../../contract.ts'

type Props = { troubles: OutputOf<typeof todayCalls.countToday>['troubles'] }

/** What does not work here at the moment, for admins. */
export function Troubles({ troubles }: Props) {
  if (troubles.length === 0) return null
  return (
    <Note tone="bad">
      {troubles.map(({ words, count }) => `${words}: ${count}.`).join(' ')}{' '}
      <a href="/app/admin/integrations">Open Integrations</a>
    </Note>
  )
}
