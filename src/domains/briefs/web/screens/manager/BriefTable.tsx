import { Button } from '@mantine/core'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useList, useWrite } from '../../../../../kit/web/calls.ts'
import { FilterBar } from '../../../../../kit/web/filter-bar.tsx'
import type { Filter } from '../../../../../kit/web/filter-field.tsx'
import { dateTime, dayOf, timeAgo } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { useAddress } from '../../../../../kit/web/route.ts'
import { Table } from '../../../../../kit/web/table.tsx'
import type { Column } from '../../../../../kit/web/table-props.ts'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import { briefCalls } from '../../../contract.ts'
import { briefStatuses } from '../../../statuses.ts'
import { briefManagerSearch, toBrief } from '../../links.ts'
import { valueWords } from '../../value-words.ts'
import { BriefBadge } from '../../parts/BriefBadge.tsx'

type Row = OutputOf<typeof briefCalls.listBriefs>['rows'][number]

const filters: Filter[] = [
  { name: 'search', kind: 'search', label: 'Search', placeholder: 'Title or brand' },
  { name: 'status', kind: 'one', label: 'All statuses', choices: briefStatuses },
]
const page = ({ card }: Row) => toBrief(card.brandUid, card.uid)

const facts: Column<Row>[] = [
  { key: 'title', title: 'Brief', render: ({ card }) => card.title || 'Untitled brief', width: 240 },
  { key: 'brand', title: 'Brand', render: ({ card }) => card.brandName },
  { key: 'city', title: 'City', render: ({ card }) => cityFacts[card.city].name },
  { key: 'status', title: 'Status', render: (row) => <BriefBadge status={row.status} held={row.held} /> },
  { key: 'value', title: 'Value', align: 'right', render: ({ card }) => valueWords(card) },
  { key: 'places', title: 'Spots', align: 'right', render: placesOf },
  { key: 'next', title: 'Next time', render: ({ card }) => nextOf(card) },
  { key: 'coach', title: 'Coach', align: 'right', render: (row) => row.coach.score },
  { key: 'changed', title: 'Changed', render: (row) => timeAgo(row.updatedAt) },
]

/** Every brief, last changed first, with what may need a hand: no time free, on hold, all places taken. */
export function BriefTable() {
  const [{ status, search }, setAddress] = useAddress(briefManagerSearch)
  const list = useList(briefCalls.listBriefs, { status, search: search || undefined, limit: 50 })
  const pause = useWrite(briefCalls.pauseBrief)
  const pauseButton = (row: Row) =>
    row.can.pause && (
      <Button
        size="compact-sm"
        variant="default"
        disabled={pause.busy}
        onClick={() => void pause({ uid: row.card.uid, version: row.version })}
      >
        Pause
      </Button>
    )
  return (
    <>
      <FilterBar filters={filters} values={{ status, search }} onChange={setAddress} />
      <Table
        label="Briefs"
        of={list}
        rowKey={(row) => row.card.uid}
        columns={[...facts, { key: 'do', title: 'Action', render: pauseButton }]}
        to={page}
        phone={(row) => (
          <LinkTo to={page(row)} className="card link-card list-item">
            <div>
              <b>{row.card.title || 'Untitled brief'}</b>
              <div className="dim">{row.card.brandName}</div>
            </div>
            <div className="list-item-aside">
              <BriefBadge status={row.status} held={row.held} />
              <small className="dim">{placesOf(row)} spots</small>
            </div>
          </LinkTo>
        )}
        empty={{ title: 'No briefs match', text: 'Try another search or status.' }}
      />
    </>
  )
}

function placesOf({ card }: Row): string {
  return `${card.maxCollabs - card.spotsLeft}/${card.maxCollabs}`
}

function nextOf({ nextSlot, timezone, stay }: Row['card']): string {
  if (!nextSlot) return 'none'
  return stay ? dayOf(nextSlot, timezone) : dateTime(nextSlot, timezone)
}
