import { Button, Group, Kbd, NativeSelect, Stack } from '@mantine/core'
import { IconColumns3, IconList } from '@tabler/icons-react'
import { lazy, Suspense, useEffect } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { writeConditions } from '../../../../kit/contract/table.ts'
import { plainState } from '../../../../kit/web/grid/table-state.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { listKeys } from '../../../../kit/web/list-keys.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { RowsToCome } from '../../../../kit/web/to-come.tsx'
import { cardsOrTable, type CardsView, ShowAs, useKeptView } from '../../../../kit/web/show-as.tsx'
import { localKeys } from '../../../accounts/web/local-keys.ts'
import { collabCalls } from '../../../collabs/contract.ts'
import { toCreators, toInviteAgain } from '../../../discovery/web/links.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { analyticsCalls } from '../../contract.ts'
import { mostCompared, requestsSearch } from '../links.ts'
import { NextCollabCosts } from './brand/BrandSummary.tsx'
import { CompareRequests } from './requests/CompareRequests.tsx'
import { RequestCard } from './requests/RequestCard.tsx'
import { RequestSheet } from './requests/RequestSheet.tsx'
import styles from './requests/requests.module.css'
import { type RequestData, useRequests } from './requests/use-requests.ts'
import { ShowMore } from '../../../../kit/web/show-more.tsx'

// It comes when somebody looks at it.
const RequestTable = lazy(async () => ({ default: (await import('./requests/RequestTable.tsx')).RequestTable }))

/** Every request that waits for the brand's answer: as cards, side by side or as a table. */
export function BrandRequestsScreen() {
  const [address, setAddress] = useAddress(requestsSearch)
  const brandUid = useProfileUid(address.uid)
  const { list, requests } = useRequests(brandUid, { briefUid: address.brief })
  const briefs = useRead(collabCalls.listRequestBriefs, { brandUid })
  const summary = useRead(analyticsCalls.getBrandSummary, { brandUid })
  const choices = (briefs.data?.rows ?? []).map(({ uid, title }) => ({ value: uid, label: title }))
  const [kept, keep] = useKeptView<CardsView>(localKeys.requestsView, 'cards')
  const view = address.view ?? kept
  const { brief } = address
  const isToFilter = view === 'table' && brief !== undefined
  useEffect(() => {
    if (isToFilter) setAddress({ ...plainState, ...withBrief(brief), brief: undefined })
  })
  return (
    <Screen
      title="Requests"
      lead={`${list.hasMore ? `${requests.length}+` : requests.length} to answer`}
      of={{ ...list, data: list.first, refetch: () => Promise.all([list.refetch(), summary.refetch()]) }}
      width={view === 'table' ? 'wide' : undefined}
      actions={
        <ShowAs
          views={cardsOrTable}
          view={view === 'table' ? view : 'cards'}
          onChange={(next) => {
            keep(next)
            setAddress({ ...plainState, view: next, chosen: undefined })
          }}
        />
      }
    >
      {() => (
        <Stack gap="md">
          {requests.length > 0 && summary.data && <NextCollabCosts summary={summary.data} />}
          {isToFilter ? (
            <RowsToCome />
          ) : view === 'table' ? (
            <Suspense fallback={<RowsToCome />}>
              <RequestTable brandUid={brandUid} briefs={choices} />
            </Suspense>
          ) : (
            <RequestCards brandUid={brandUid} briefs={choices} requests={requests} />
          )}
          {view === 'cards' && <ShowMore of={list} />}
        </Stack>
      )}
    </Screen>
  )
}

/** In the table the brief is one of its filters. */
const withBrief = (uid: string) => ({ where: writeConditions([{ field: 'brief', is: 'is', values: [uid] }]) })

type Briefs = readonly { value: string; label: string }[]
type CardsProps = { brandUid: string; briefs: Briefs; requests: readonly RequestData[] }

/** One below the other, or side by side. */
function RequestCards({ brandUid, briefs, requests }: CardsProps) {
  const [address, setAddress] = useAddress(requestsSearch)
  const isComparing = address.view === 'compare' && requests.length > 0
  const chosen = (address.chosen?.split(',') ?? []).filter((uid) => requests.some(({ collab }) => collab.uid === uid))
  const compared = chosen.length > 0 ? requests.filter(({ collab }) => chosen.includes(collab.uid)) : requests
  const choose = (uid: string, isChosen: boolean) =>
    setAddress({ chosen: (isChosen ? [...chosen, uid] : chosen.filter((one) => one !== uid)).join(',') })
  const open = (uid: string) => setAddress({ open: uid }, { isStep: true })
  return (
    <>
      <Tools
        briefs={briefs}
        chosen={chosen.length}
        isComparing={isComparing}
        hasSeveral={requests.length > 1}
        isEmpty={requests.length === 0}
      />
      {requests.length === 0 ? (
        <Card>
          <EmptyState
            title="No requests to answer"
            text="When creators send requests, you’ll see their content here."
            action={
              <Group gap="sm" justify="center">
                <Button component={LinkTo} to={toCreators(brandUid)}>
                  Find creators
                </Button>
                <Button component={LinkTo} to={toInviteAgain(brandUid)} variant="default">
                  Invite again
                </Button>
              </Group>
            }
          />
        </Card>
      ) : isComparing ? (
        <CompareRequests requests={compared} onOpen={open} />
      ) : (
        <div className="rows" data-list ref={listKeys}>
          {requests.map((request) => (
            <RequestCard
              key={request.collab.uid}
              request={request}
              brandUid={brandUid}
              onOpen={() => open(request.collab.uid)}
              chosen={{
                is: chosen.includes(request.collab.uid),
                isFull: chosen.length >= mostCompared,
                change: (isChosen) => choose(request.collab.uid, isChosen),
              }}
            />
          ))}
        </div>
      )}
      <RequestSheet
        requests={requests}
        brandUid={brandUid}
        open={address.open}
        onOpen={(uid) => setAddress({ open: uid })}
      />
    </>
  )
}

type ToolsProps = { briefs: Briefs; chosen: number; isComparing: boolean; hasSeveral: boolean; isEmpty: boolean }

function Tools({ briefs, chosen, isComparing, hasSeveral, isEmpty }: ToolsProps) {
  const [address, setAddress] = useAddress(requestsSearch)
  const toCompare = chosen > 1 ? `Compare ${chosen} requests` : 'Compare side by side'
  return (
    <Group justify="space-between" align="flex-end">
      <Group align="flex-end" gap="sm">
        {briefs.length > 1 && (
          <NativeSelect
            label="Brief"
            data={[{ value: '', label: 'All briefs' }, ...briefs]}
            value={address.brief ?? ''}
            onChange={(event) => setAddress({ brief: event.currentTarget.value || undefined, chosen: undefined })}
          />
        )}
        {(hasSeveral || isComparing) && (
          <Button
            variant="default"
            leftSection={isComparing ? <IconList size={18} /> : <IconColumns3 size={18} />}
            onClick={() => setAddress({ view: isComparing ? 'cards' : 'compare' })}
          >
            {isComparing ? 'Show as a list' : toCompare}
          </Button>
        )}
      </Group>
      {!isEmpty && (
        <small className={`dim ${styles.hint}`}>
          {keys.map(([key, what]) => (
            <span key={key}>
              <Kbd>{key}</Kbd> {what}
            </span>
          ))}
        </small>
      )}
    </Group>
  )
}

/** In the list and side by side, once one of them has the focus. */
const keys = [
  ['J', 'next'],
  ['K', 'previous'],
  ['A', 'approve'],
  ['D', 'decline'],
  ['S', 'shortlist'],
  ['Q', 'ask'],
  ['O', 'open'],
  ['Z', 'undo'],
] as const
