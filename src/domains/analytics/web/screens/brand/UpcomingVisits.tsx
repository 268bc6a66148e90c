import { Title } from '@mantine/core'
import { useList } from '../../../../../kit/web/calls.ts'
import { timezoneName } from '../../../../../kit/contract/when.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Note } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { tableWords } from '../../../../visits/table-words.ts'
import { collabCalls } from '../../../../collabs/contract.ts'
import { toCollab } from '../../../../collabs/web/links.ts'
import { visitTime } from '../../../../collabs/web/visit-time.ts'
import type { CollabData } from '../../../../collabs/web/parts/StageBadge.tsx'

/** The booked visits of a brand, the next one first; with none, how many creators could book now. */
export function UpcomingVisits({ brandUid }: { brandUid: string }) {
  const coming = useList(collabCalls.listBrandCollabs, { brandUid, show: 'coming', limit: 50 })
  const isNobodyBooked = coming.first !== undefined && coming.rows.length === 0
  const choosing = useList(
    collabCalls.listBrandCollabs,
    { brandUid, show: 'active', stage: 3, limit: 50 },
    { enabled: isNobodyBooked },
  ).rows
  return (
    <section aria-label="Upcoming visits">
      <Title order={2} mb="sm">
        Upcoming visits
      </Title>
      <Loaded of={{ ...coming, data: coming.first }}>
        {() => (
          <div className="rows">
            {isNobodyBooked && (
              <Note tone="mute">
                No visits booked yet
                {choosing.length > 0
                  ? `; ${counted(choosing.length, 'creator is', 'creators are')} choosing a time`
                  : ''}
                .
              </Note>
            )}
            {coming.rows.map((collab) => (
              <Visit key={collab.uid} collab={collab} brandUid={brandUid} />
            ))}
          </div>
        )}
      </Loaded>
    </section>
  )
}

function Visit({ collab, brandUid }: { collab: CollabData; brandUid: string }) {
  const { visit, brand, influencer } = collab
  if (!visit) return null
  return (
    <LinkTo to={toCollab(collab.uid, brandUid)} className="card link-card list-item">
      <div className="shrinks">
        <b>{visitTime(visit, brand.timezone)}</b> <span className="dim">{timezoneName(brand.timezone)}</span>
        <div className="ellipsis">
          {influencer.name}
          {visit.guests > 0 && `, with ${counted(visit.guests, 'guest')}`}
        </div>
        {visit.table && <div className="dim">{tableWords(visit.table)}</div>}
        {visit.needs && <div>Diet and allergies: {visit.needs}</div>}
      </div>
      {visit.confirmed ? <Badge tone="good">Confirmed</Badge> : <Badge tone="warn">Not confirmed</Badge>}
    </LinkTo>
  )
}
