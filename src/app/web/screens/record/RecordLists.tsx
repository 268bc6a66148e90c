import { Title } from '@mantine/core'
import { lazy, type ReactNode, Suspense } from 'react'
import { billingCalls } from '../../../../domains/billing/contract.ts'
import { toInvoice, toStatement } from '../../../../domains/billing/web/links.ts'
import { InvoiceBadge } from '../../../../domains/billing/web/parts/InvoiceParts.tsx'
import { collabCalls } from '../../../../domains/collabs/contract.ts'
import { CollabRow } from '../../../../domains/collabs/web/parts/CollabRow.tsx'
import { messageCalls } from '../../../../domains/messages/contract.ts'
import { toThread } from '../../../../domains/messages/web/links.ts'
import { SupportThreadRow } from '../../../../domains/messages/web/parts/SupportThreadRow.tsx'
import { PastCollabs, PastCollabsOf } from '../../../../domains/value/web/parts/PastCollabs.tsx'
import type { OfRecord } from '../../../../domains/staff/web/of-record.ts'
import { whereOf } from '../../../../domains/staff/web/record-filters.ts'
import type { CallError } from '../../../../kit/contract/errors.ts'
import { useList, useRead } from '../../../../kit/web/calls.ts'
import { dateOf, money, timeAgo } from '../../../../kit/web/format.ts'
import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import { Badge } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { RowsToCome } from '../../../../kit/web/to-come.tsx'
import styles from './record.module.css'
import { ShowMore } from '../../../../kit/web/show-more.tsx'

const size = 20
type Listed<Row> = {
  data: unknown
  error: CallError | null
  refetch: () => unknown
  rows: Row[]
  hasMore: boolean
  isFetchingNextPage: boolean
  more: () => void
}
type RowsProps<Row> = {
  list: Listed<Row>
  empty: string
  /** Where the same rows can be sorted, filtered and changed together. */
  table?: To
  children: (row: Row) => ReactNode
}

/** Rows under each other, with what there is to say where there are none, and a button for more. */
function Rows<Row>({ list, empty, table, children }: RowsProps<Row>) {
  return (
    <Loaded of={list} shape="list">
      {() =>
        list.rows.length === 0 ? (
          <p className="dim">{empty}</p>
        ) : (
          <>
            {table && (
              <div>
                <LinkTo to={table}>Sort, filter or select in a table</LinkTo>
              </div>
            )}
            <div className={styles.rows}>{list.rows.map(children)}</div>
            {list.hasMore && (
              <div>
                <ShowMore of={list} />
              </div>
            )}
          </>
        )
      }
    </Loaded>
  )
}

/** Tables come when their tab is opened. */
const CollabTable = lazy(async () => ({
  default: (await import('../../../../domains/staff/web/parts/CollabTable.tsx')).CollabTable,
}))
const BriefTable = lazy(async () => ({
  default: (await import('../../../../domains/staff/web/parts/BriefTable.tsx')).BriefTable,
}))
const ContentTable = lazy(async () => ({
  default: (await import('../../../../domains/staff/web/parts/ContentTable.tsx')).ContentTable,
}))

/** Every collab of an organisation or a brief, the newest first. */
export function RecordCollabs({
  called,
  ...of
}: { orgUid: string; called?: never } | { briefUid: string; called: string }) {
  const list = useList(collabCalls.listCollabs, { ...of, limit: size })
  const search = 'orgUid' in of ? whereOf('organisation', of.orgUid) : { search: called }
  return (
    <Rows
      list={list}
      table={{ path: '/app/admin/collab-explorer', search }}
      empty="Collabs will appear here with the first request or invitation."
    >
      {(collab) => <CollabRow key={collab.uid} collab={collab} />}
    </Rows>
  )
}

const ofRecord = (of: OfRecord) =>
  'brandUid' in of ? whereOf('brand', of.brandUid) : whereOf('influencer', of.influencerUid)

/** The tab with the collabs of a brand or a creator, those from before Plusone below them. */
export const collabsTab = (of: OfRecord) => ({
  key: 'collabs',
  label: 'Collabs',
  isWide: true,
  content: () => (
    <>
      <LinkTo to={{ path: '/app/admin/collab-explorer', search: ofRecord(of) }}>All in the Collab Explorer</LinkTo>
      <Suspense fallback={<RowsToCome />}>
        <CollabTable of={of} />
      </Suspense>
      {'brandUid' in of ? (
        <PastCollabs brandUid={of.brandUid} forStaff />
      ) : (
        <PastCollabsOf influencerUid={of.influencerUid} />
      )}
    </>
  ),
})

/** The tab with the briefs of a brand. */
export const briefsTab = (brandUid: string) => ({
  key: 'briefs',
  label: 'Briefs',
  isWide: true,
  content: () => (
    <Suspense fallback={<RowsToCome />}>
      <BriefTable of={{ brandUid }} />
    </Suspense>
  ),
})

/** The tab with the content of a brand or a creator. */
export const contentTab = (of: OfRecord) => ({
  key: 'content',
  label: 'Content',
  isWide: true,
  content: () => (
    <Suspense fallback={<RowsToCome />}>
      <ContentTable of={of} />
    </Suspense>
  ),
})

/** Every conversation of a brand or a creator, the latest first; each opens among the messages. */
export function RecordMessages({ profileUid }: { profileUid: string }) {
  const list = useList(messageCalls.listThreads, { profileUid, box: 'all', limit: size })
  const ours = useList(messageCalls.listSupportThreads, { profileUid, limit: size })
  const hasOurs = ours.rows.length > 0 || ours.error !== null
  return (
    <>
      {hasOurs && (
        <section>
          <Title order={2}>With our team</Title>
          <Loaded of={ours} shape="list">
            {() => (
              <div className={styles.rows}>
                {ours.rows.map((thread) => (
                  <SupportThreadRow
                    key={thread.uid}
                    thread={thread}
                    uid={undefined}
                    box="support"
                    isTeam
                    isChosen={false}
                  />
                ))}
              </div>
            )}
          </Loaded>
          <ShowMore of={ours} />
        </section>
      )}
      {hasOurs && <Title order={2}>About collabs</Title>}
      <Rows list={list} empty="Conversations will appear here with the first request or invitation.">
        {({ collabUid, brand, influencer, briefTitle, lastText, lastAt, helpRequestedAt }) => (
          <LinkTo key={collabUid} to={toThread(collabUid, { box: 'all' })} className="card link-card list-item">
            <div className="shrinks">
              <b>{profileUid === brand.uid ? influencer.name : brand.name}</b>
              <div className="dim ellipsis">{briefTitle}</div>
              <div className="ellipsis">{lastText || 'No messages yet'}</div>
            </div>
            <div className="list-item-aside">
              {helpRequestedAt && <Badge tone="warn">Help requested</Badge>}
              <small className="dim">{timeAgo(lastAt)}</small>
            </div>
          </LinkTo>
        )}
      </Rows>
    </>
  )
}

/** The invoices of a brand's organisation, the newest first. */
export function RecordInvoices({ brandUid, timezone }: { brandUid: string; timezone: string }) {
  const invoices = useRead(billingCalls.listInvoices, { brandUid })
  return (
    <Loaded of={invoices}>
      {({ rows, can }) =>
        rows.length === 0 ? (
          <p className="dim">Invoices will appear here once the organisation has a paid plan.</p>
        ) : (
          <div className={styles.rows}>
            {rows.map((invoice) => (
              <LinkTo
                key={invoice.id}
                to={can.credit ? toInvoice(invoice.id) : toStatement(brandUid, invoice.createdAt.slice(0, 7))}
                className="card link-card list-item"
              >
                <div className="shrinks">
                  <b>{money(invoice.total, invoice.currency)}</b>
                  <div className="dim">
                    {[invoice.number, dateOf(invoice.createdAt, timezone)].filter(Boolean).join(' · ')}
                  </div>
                </div>
                <div className="list-item-aside">
                  <InvoiceBadge invoice={invoice} />
                  {invoice.credited > 0 && (
                    <small className="dim">{money(invoice.credited, invoice.currency)} credited</small>
                  )}
                </div>
              </LinkTo>
            ))}
          </div>
        )
      }
    </Loaded>
  )
}
