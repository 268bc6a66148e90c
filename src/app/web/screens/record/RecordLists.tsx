import type { ReactNode } from 'react'
import { billingCalls } from '../../../../domains/billing/contract.ts'
import { invoiceWords } from '../../../../domains/billing/web/invoice-words.ts'
import { toStatement } from '../../../../domains/billing/web/links.ts'
import { briefCalls } from '../../../../domains/briefs/contract.ts'
import { toBriefRecord } from '../../../../domains/briefs/web/links.ts'
import { BriefBadge } from '../../../../domains/briefs/web/parts/BriefBadge.tsx'
import { collabCalls } from '../../../../domains/collabs/contract.ts'
import { CollabRow } from '../../../../domains/collabs/web/parts/CollabRow.tsx'
import { contentCalls } from '../../../../domains/content/contract.ts'
import { Picture } from '../../../../domains/media/web/parts/Picture.tsx'
import { useList, useRead } from '../../../../kit/web/calls.ts'
import { dateOf, dayRange, money } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import styles from './record.module.css'
import { ShowMore } from '../../../../kit/web/show-more.tsx'

const size = 20
type Listed = { hasMore: boolean; isFetchingNextPage: boolean; more: () => void }

/** Rows under each other, with what there is to say where there are none, and a button for more. */
function Rows({ list, empty, count, children }: { list: Listed; empty: string; count: number; children: ReactNode }) {
  if (count === 0) return <p className="dim">{empty}</p>
  return (
    <>
      {children}
      {list.hasMore && (
        <div>
          <ShowMore of={list} />
        </div>
      )}
    </>
  )
}

/** Every collab of a brand, organisation, creator or brief, the newest first. */
export function RecordCollabs(
  of: { brandUid: string } | { influencerUid: string } | { orgUid: string } | { briefUid: string },
) {
  const list = useList(collabCalls.listCollabs, { ...of, limit: size })
  return (
    <Loaded of={list}>
      {() => (
        <Rows
          list={list}
          count={list.rows.length}
          empty="Collabs will appear here with the first request or invitation."
        >
          <div className={styles.rows}>
            {list.rows.map((collab) => (
              <CollabRow key={collab.uid} collab={collab} />
            ))}
          </div>
        </Rows>
      )}
    </Loaded>
  )
}

/** Every brief of a brand, the last changed first. */
export function RecordBriefs({ brandUid }: { brandUid: string }) {
  const list = useList(briefCalls.listBrandBriefs, { brandUid, limit: size })
  return (
    <Loaded of={list}>
      {() => (
        <Rows list={list} count={list.rows.length} empty="Briefs will appear here once the brand has started one.">
          <div className={styles.rows}>
            {list.rows.map(({ card, status, held, liveFrom, liveUntil }) => (
              <LinkTo key={card.uid} to={toBriefRecord(card.uid)} className="card link-card list-item">
                <div className="shrinks">
                  <b>{card.title || 'Untitled brief'}</b>
                  <div className="dim">{dayRange(liveFrom, liveUntil)}</div>
                </div>
                <div className="list-item-aside">
                  <BriefBadge status={status} held={held} />
                </div>
              </LinkTo>
            ))}
          </div>
        </Rows>
      )}
    </Loaded>
  )
}

/** Finished content of a brand, the newest first; each leads to its place among the content. */
export function RecordContent({ brandUid }: { brandUid: string }) {
  const list = useList(contentCalls.listShowcase, { brandUid, limit: size })
  return (
    <Loaded of={list} shape="cards">
      {() => (
        <Rows list={list} count={list.rows.length} empty="Content will appear here once it’s approved.">
          <div className={styles.tiles}>
            {list.rows.map(({ uid, collabUid, files, influencer }) => (
              <LinkTo key={uid} to={{ path: '/app/collab', search: { collab: collabUid } }}>
                <Picture
                  path={files[0]?.poster ?? files[0]?.file_path ?? null}
                  alt=""
                  ratio={4 / 5}
                  placeholder={files[0]?.placeholder ?? null}
                  kind="content"
                  sizes="160px"
                />
                <small className="ellipsis">{influencer.name}</small>
              </LinkTo>
            ))}
          </div>
        </Rows>
      )}
    </Loaded>
  )
}

/** The invoices of a brand's organisation, the newest first. */
export function RecordInvoices({ brandUid, timezone }: { brandUid: string; timezone: string }) {
  const invoices = useRead(billingCalls.listInvoices, { brandUid })
  return (
    <Loaded of={invoices}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="dim">Invoices will appear here once the organisation has a paid plan.</p>
        ) : (
          <div className={styles.rows}>
            {rows.map(({ id, number, status, currency, total, createdAt }) => (
              <LinkTo key={id} to={toStatement(brandUid, createdAt.slice(0, 7))} className="card link-card list-item">
                <div className="shrinks">
                  <b>{money(total, currency)}</b>
                  <div className="dim">{[number, dateOf(createdAt, timezone)].filter(Boolean).join(' · ')}</div>
                </div>
                <div className="list-item-aside">
                  <Badge tone={invoiceWords[status]?.[0] ?? 'mute'}>{invoiceWords[status]?.[1] ?? status}</Badge>
                </div>
              </LinkTo>
            ))}
          </div>
        )
      }
    </Loaded>
  )
}
