import { Title } from '@mantine/core'
import { useRead } from '../../../../../kit/web/calls.ts'
import { dateTime } from '../../../../../kit/web/format.ts'
import { Timeline } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import type { TierId } from '../../../../plans/tiers.ts'
import { billingCalls } from '../../../contract.ts'

/** Who changed the tier, what, when and why. */
export function TierHistory({ id }: { id: TierId }) {
  const history = useRead(billingCalls.listTierHistory, { id })
  return (
    <section>
      <Title order={2} mb="sm">
        History
      </Title>
      <Loaded of={history}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="dim">No changes to this tier yet.</p>
          ) : (
            <Timeline
              items={rows.map((row) => ({
                key: row.uid,
                what: row.changes.map(({ field, before, after }) => (
                  <div key={field}>
                    {field}: {before} → <b>{after}</b>
                  </div>
                )),
                when: dateTime(row.at, 'Europe/London'),
                by: row.by,
                why: row.why,
              }))}
            />
          )
        }
      </Loaded>
    </section>
  )
}
