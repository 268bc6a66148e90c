import { Title } from '@mantine/core'
import { timezoneName } from '../../../../../kit/contract/when.ts'
import { useList } from '../../../../../kit/web/calls.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Note } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { toCollab } from '../../../../collabs/web/links.ts'
import { visitTime } from '../../../../collabs/web/visit-time.ts'
import { groupCalls, visitDays } from '../../../contract.ts'
import { ShowMore } from '../../../../../kit/web/show-more.tsx'

const states = {
  expected: { tone: 'warn', words: 'Not confirmed' },
  confirmed: { tone: 'good', words: 'Confirmed' },
  arrived: { tone: 'calm', words: 'Checked in' },
} as const

/** Who comes to which venue in the next two weeks. */
export function GroupVisits({ brandUids }: { brandUids: readonly string[] }) {
  const visits = useList(groupCalls.listGroupVisits, { brandUids: [...brandUids], limit: 20 })
  return (
    <section aria-label="Visits">
      <Title order={2} mb="sm">
        Visits in the next {visitDays} days
      </Title>
      <Loaded of={{ ...visits, data: visits.first }}>
        {() => (
          <div className="rows">
            {visits.rows.length === 0 && <Note tone="mute">No visits booked in the next {visitDays} days.</Note>}
            {visits.rows.map(({ uid, collabUid, brand, influencer, startsAt, stay, guests, state }) => (
              <LinkTo key={uid} to={toCollab(collabUid, brand.uid)} className="card link-card list-item">
                <div className="shrinks">
                  <b>{visitTime({ startsAt, stay: stay ?? undefined }, brand.timezone)}</b>{' '}
                  <span className="dim">{timezoneName(brand.timezone)}</span>
                  <div>
                    {influencer.name}
                    {guests > 0 && `, with ${counted(guests, 'guest')},`} at {brand.name}
                  </div>
                </div>
                <Badge tone={states[state].tone}>{states[state].words}</Badge>
              </LinkTo>
            ))}
            <ShowMore of={visits} />
          </div>
        )}
      </Loaded>
    </section>
  )
}
