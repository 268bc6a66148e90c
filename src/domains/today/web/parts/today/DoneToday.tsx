import type { InputOf } from '../../../../../kit/contract/calls.ts'
import { useRead } from '../../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { clockOf } from '../../../../../kit/web/format.ts'
import { Card, Timeline } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { todayCalls } from '../../../contract.ts'

/** What one has done since midnight, the last first. */
export function DoneToday({ whose }: { whose: InputOf<typeof todayCalls.listDoneToday> }) {
  const done = useRead(todayCalls.listDoneToday, whose)
  return (
    <Loaded of={done}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState
            title="Nothing done yet today"
            text="Anything you approve, decline, send or mark as done will appear here."
          />
        ) : (
          <Card>
            <Timeline
              items={rows.map(({ key, at, words, about, timezone }) => ({
                key,
                what: about ? `${words}: ${about}` : words,
                when: clockOf(at, timezone),
              }))}
            />
          </Card>
        )
      }
    </Loaded>
  )
}
