import type { InputOf, OutputOf } from '../../../../../kit/contract/calls.ts'
import { useRead } from '../../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { clockOf } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card, Timeline } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { todayCalls } from '../../../contract.ts'
import { pageOfDone } from '../../done-page.ts'

/** What one and one’s colleagues have done since midnight, the last first, with who did it; each leads to its record. */
export function DoneToday({ whose, isStaff }: { whose: InputOf<typeof todayCalls.listDoneToday>; isStaff: boolean }) {
  const done = useRead(todayCalls.listDoneToday, whose)
  return (
    <Loaded of={done}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState
            title="Nothing done yet today"
            text="Anything you or your colleagues approve, decline, send or mark as done will appear here."
          />
        ) : (
          <Card>
            <Timeline
              items={rows.map((row) => ({
                key: row.key,
                what: <Done row={row} isStaff={isStaff} />,
                when: clockOf(row.at, row.timezone),
                by: row.by ?? 'You',
              }))}
            />
          </Card>
        )
      }
    </Loaded>
  )
}

type DoneProps = { row: OutputOf<typeof todayCalls.listDoneToday>['rows'][number]; isStaff: boolean }

function Done({ row, isStaff }: DoneProps) {
  const page = pageOfDone(row, isStaff)
  const words = row.about ? `${row.words}: ${row.about}` : row.words
  return page ? <LinkTo to={page}>{words}</LinkTo> : words
}
