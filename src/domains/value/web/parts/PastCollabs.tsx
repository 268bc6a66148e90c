import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useList } from '../../../../kit/web/calls.ts'
import { counted, largeCounted, money, ordinalDate } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { listed } from '../../../../kit/web/listed.ts'
import { productName } from '../../../../kit/web/page-facts.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { ShowMore } from '../../../../kit/web/show-more.tsx'
import { toBrand, toInfluencer } from '../../../profiles/web/links.ts'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { valueCalls } from '../../contract.ts'
import type { PastCollab } from '../../contract/past-collabs.ts'
import styles from './past-collabs.module.css'

type Summary = OutputOf<typeof valueCalls.listPastCollabs>['summary']
const size = 10

/** A venue’s collabs from before it was here, apart from all that is measured; nothing where it told us of none. */
export function PastCollabs({ brandUid, forStaff = false }: { brandUid: string; forStaff?: boolean }) {
  const list = useList(valueCalls.listPastCollabs, { brandUid, limit: size })
  if (!list.first || list.rows.length === 0) return null
  return (
    <Past lead={wordsOf(list.first.summary)} list={list}>
      {({ influencerUid, creator }) =>
        forStaff && influencerUid ? <LinkTo to={toInfluencer(influencerUid)}>{creator}</LinkTo> : <b>{creator}</b>
      }
    </Past>
  )
}

/** The same of one creator, at whichever venue, for our team. */
export function PastCollabsOf({ influencerUid }: { influencerUid: string }) {
  const list = useList(valueCalls.listPastCollabsOf, { influencerUid, limit: size })
  if (list.rows.length === 0) return null
  return (
    <Past lead="As venues told us. It doesn’t count towards reliability." list={list}>
      {({ brand }) => <LinkTo to={toBrand(brand.uid)}>{brand.name}</LinkTo>}
    </Past>
  )
}

type PastProps = {
  lead: string
  list: { rows: PastCollab[]; hasMore: boolean; isFetchingNextPage: boolean; more: () => unknown }
  children: (past: PastCollab) => ReactNode
}

function Past({ lead, list, children }: PastProps) {
  return (
    <Card>
      <Title order={2}>Before {productName()}</Title>
      <p className="dim">{lead}</p>
      <ul className={`plain-list ${styles.rows}`} aria-label={`Collabs before ${productName()}`}>
        {list.rows.map((past) => (
          <li key={past.uid}>
            <div>
              {children(past)} <span className="dim">{timeOf(past.visitedOn)}</span>
            </div>
            <div>{factsOf(past)}</div>
            {past.links.length > 0 && (
              <div className={styles.links}>
                {past.links.map((link, nth) => (
                  <a key={link} href={link} target="_blank" rel="noreferrer nofollow">
                    {past.links.length === 1 ? 'See the content' : `Content ${nth + 1}`}
                  </a>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      <ShowMore of={list} />
    </Card>
  )
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const timeOf = (on: string) => (on.length === 7 ? monthName.format(new Date(`${on}-01`)) : ordinalDate(on))

function factsOf({ views, likes, comments, saves, spendMinor, currency }: PastCollab): string {
  return [
    views !== null && largeCounted(views, 'view'),
    likes !== null && largeCounted(likes, 'like'),
    comments !== null && largeCounted(comments, 'comment'),
    saves !== null && largeCounted(saves, 'save'),
    spendMinor !== null && `${money(spendMinor, currency)} spent`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Their count and results in a sentence, with how many of them the views are from. */
function wordsOf({ collabs, creators, views, withViews, rows, spent }: Summary): string {
  const basis = withViews < rows ? ` from ${withViews} of ${rows} entries` : ''
  const facts = [
    views !== null && `${largeCounted(views, 'view')}${basis}`,
    spent.length > 0 && `${listed(spent.map(({ minor, currency }) => money(minor, currency)))} spent`,
  ].filter(Boolean)
  const what = `${counted(collabs, 'collab')} with ${counted(creators, 'creator')}`
  return `${[what, facts.join(', ')].filter(Boolean).join(': ')}. Imported from the venue’s own records: we didn’t measure it, and it isn’t part of any other number.`
}
