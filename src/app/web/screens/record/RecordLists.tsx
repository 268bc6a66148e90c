import type { ReactNode } from 'react'
import { billingCalls } from '../../../../domains/billing/contract.ts'
import { toInvoice, toStatement } from '../../../../domains/billing/web/links.ts'
import { InvoiceBadge } from '../../../../domains/billing/web/parts/InvoiceParts.tsx'
import { briefCalls } from '../../../../domains/briefs/contract.ts'
import { toBriefRecord } from '../../../../domains/briefs/web/links.ts'
import { BriefBadge } from '../../../../domains/briefs/web/parts/BriefBadge.tsx'
import { collabCalls } from '../../../../domains/collabs/contract.ts'
import { CollabRow } from '../../../../domains/collabs/web/parts/CollabRow.tsx'
import { ContentTile } from '../../../../domains/content/web/parts/ContentTile.tsx'
import { messageCalls } from '../../../../domains/messages/contract.ts'
import { toThread } from '../../../../domains/messages/web/links.ts'
import { PastCollabs, PastCollabsOf } from '../../../../domains/value/web/parts/PastCollabs.tsx'
import { staffCalls } from '../../../../domains/staff/contract.ts'
import type { CallError } from '../../../../kit/contract/errors.ts'
import { useList, useRead } from '../../../../kit/web/calls.ts'
import { dateOf, dayRange, money, timeAgo } from '../../../../kit/web/format.ts'
import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import { Badge } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
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
  as?: 'rows' | 'tiles'
  /** Where the same rows can be sorted, filtered and changed together. */
  table?: To
  children: (row: Row) => ReactNode
}

/** Rows under each other or tiles, with what there is to say where there are none, and a button for more. */
function Rows<Row>({ list, empty, as = 'rows', table, children }: RowsProps<Row>) {
  return (
    <Loaded of={list} shape={as === 'tiles' ? 'cards' : 'list'}>
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
            <div className={as === 'tiles' ? styles.tiles : styles.rows}>{list.rows.map(children)}</div>
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

/** What the tables find it by: the name of a brand or brief, a creator’s handle. */
type Called = { called: string }

const toTable = (path: '/app/admin/collab-explorer' | '/app/admin/content', search: string): To => ({
  path,
  search: { search },
})

/** Every collab of a brand, organisation, creator or brief, the newest first. */
export function RecordCollabs({
  called,
  ...of
}: Partial<Called> & ({ brandUid: string } | { influencerUid: string } | { orgUid: string } | { briefUid: string })) {
  const list = useList(collabCalls.listCollabs, { ...of, limit: size })
  const table = called && toTable('/app/admin/collab-explorer', called)
  return (
    <>
      <Rows
        list={list}
        {...(table && { table })}
        empty="Collabs will appear here with the first request or invitation."
      >
        {(collab) => <CollabRow key={collab.uid} collab={collab} />}
      </Rows>
      {'brandUid' in of && <PastCollabs brandUid={of.brandUid} forStaff />}
      {'influencerUid' in of && <PastCollabsOf influencerUid={of.influencerUid} />}
    </>
  )
}

/** Every brief of a brand, the last changed first. */
export function RecordBriefs({ brandUid, called }: { brandUid: string } & Called) {
  const list = useList(briefCalls.listBrandBriefs, { brandUid, limit: size })
  const table: To = { path: '/app/admin/collab-brief-manager', search: { tab: 'all', search: called } }
  return (
    <Rows list={list} table={table} empty="Briefs will appear here once the brand has started one.">
      {({ card, status, held, liveFrom, liveUntil }) => (
        <LinkTo key={card.uid} to={toBriefRecord(card.uid)} className="card link-card list-item">
          <div className="shrinks">
            <b>{card.title || 'Untitled brief'}</b>
            <div className="dim">{dayRange(liveFrom, liveUntil)}</div>
          </div>
          <div className="list-item-aside">
            <BriefBadge status={status} held={held} />
          </div>
        </LinkTo>
      )}
    </Rows>
  )
}

/** All content of a brand or a creator, what was submitted last first; each leads to its collab. */
export function RecordContent({ called, ...of }: Called & ({ brandUid: string } | { influencerUid: string })) {
  const list = useList(staffCalls.browseContent, { ...of, limit: size })
  return (
    <Rows
      list={list}
      table={toTable('/app/admin/content', called)}
      empty="Reels, Stories and posts will appear here once a collab’s terms are agreed."
      as="tiles"
    >
      {({ collab, creator, brand, ...content }) => (
        <ContentTile
          key={content.uid}
          content={{ ...content, collabUid: collab.uid }}
          name={'brandUid' in of ? creator.name : brand.name}
        />
      )}
    </Rows>
  )
}

/** Every conversation of a brand or a creator, the latest first; each opens among the messages. */
export function RecordMessages({ profileUid }: { profileUid: string }) {
  const list = useList(messageCalls.listThreads, { profileUid, box: 'all', limit: size })
  return (
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
