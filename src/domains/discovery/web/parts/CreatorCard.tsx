import { Avatar, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { capitalised, counted, dayRange, largeNumber, percentOfBp } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { SheetLink } from '../../../../kit/web/sheet-link.tsx'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import { PortfolioStrip } from '../../../content/web/parts/PortfolioGrid.tsx'
import { mediaAddress } from '../../../media/web/parts/addresses.ts'
import { toCreator } from '../../../profiles/web/links.ts'
import { reliabilityTip, scoreWords } from '../../../profiles/score-words.ts'
import { platformNames } from '../../../profiles/vocabulary.ts'
import type { discoveryCalls } from '../../contract.ts'
import styles from './creator-card.module.css'

type Creator = OutputOf<typeof discoveryCalls.listSimilarCreators>['rows'][number]
type Props = {
  creator: Creator
  briefUid?: string | undefined
  /** Opens their page over the list. */
  onOpen?: () => void
  /** The name leads to their page. */
  isLinked?: boolean
  /** What can be done with them here. */
  actions: ReactNode
  /** What else is said of them. */
  children?: ReactNode
}

/** One creator among others: content and numbers, why they suit the brief, and what can be done. */
export function CreatorCard({ creator, briefUid, onOpen, isLinked = false, actions, children }: Props) {
  const {
    name,
    handle,
    avatar,
    homeCity,
    vibe,
    account,
    reliability,
    visits,
    visitedUs,
    idChecked,
    trip,
    portfolio,
    match,
  } = creator
  const numbers = [
    account && `${largeNumber(account.followers)} on ${platformNames[account.platform]}`,
    account?.averageViews != null && `${largeNumber(account.averageViews)} average views`,
    account?.engagementBp != null && `${percentOfBp(account.engagementBp)} engagement`,
  ].filter(Boolean)
  return (
    <Card className={styles.card}>
      <Stack gap="sm">
        <Group gap="sm" wrap="nowrap">
          <Avatar src={avatar ? mediaAddress('thumb', avatar) : null} alt="" name={name} color="blue" size={44} />
          <div className="shrinks">
            {onOpen ? (
              <SheetLink to={toCreator(handle, briefUid)} onOpen={onOpen} className="ellipsis">
                <b>{name}</b>
              </SheetLink>
            ) : isLinked ? (
              <LinkTo to={toCreator(handle, briefUid)} className="ellipsis">
                <b>{name}</b>
              </LinkTo>
            ) : (
              <b className="ellipsis">{name}</b>
            )}
            <div className="dim ellipsis">
              @{handle} · {homeCity}
            </div>
          </div>
        </Group>
        {portfolio.length > 0 && <PortfolioStrip items={portfolio} by={name} columns={4} />}
        <div>
          {numbers.length > 0 ? numbers.join(' · ') : <span className="dim">No accounts added yet</span>}
          <div className="dim">
            {vibe.length > 0 && `${vibe.join(', ')} · `}
            <span data-tip={reliabilityTip(reliability)}>
              {reliability === null
                ? 'Fewer than three visits'
                : `Reliability ${reliability} over ${counted(visits, 'visit')}`}
            </span>
          </div>
        </div>
        <Group gap={6}>
          {match && (
            <Badge tone="calm">
              <span data-tip={scoreWords.match}>Match {match.score}</span>
            </Badge>
          )}
          {idChecked && <Badge tone="good">ID checked</Badge>}
          {visitedUs && <Badge tone="good">Visited you</Badge>}
          {trip && <Badge tone="mute">In town {dayRange(trip.from, trip.until)}</Badge>}
        </Group>
        {match && <small className="dim">{capitalised(match.why)}</small>}
        {children}
      </Stack>
      <Group gap="sm">{actions}</Group>
    </Card>
  )
}
