import { Avatar, Button, Group, Stack } from '@mantine/core'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { counted, largeNumber, ordinalDate, percentOfBp } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { SheetLink } from '../../../../../kit/web/sheet-link.tsx'
import { Badge, Card } from '../../../../../kit/web/parts.tsx'
import { toCollab } from '../../../../collabs/web/links.ts'
import { PortfolioStrip } from '../../../../content/web/parts/PortfolioGrid.tsx'
import { mediaAddress } from '../../../../media/web/parts/addresses.ts'
import { toCreator } from '../../../../profiles/web/links.ts'
import { platformNames } from '../../../../profiles/vocabulary.ts'
import type { discoveryCalls } from '../../../contract.ts'
import { InviteButton } from '../../parts/InviteButton.tsx'
import styles from './creators.module.css'

type Creator = OutputOf<typeof discoveryCalls.findCreators>['rows'][number]
type Props = {
  creator: Creator
  brandUid: string
  briefUid: string | undefined
  /** Opens their page over the list. */
  onOpen: () => void
}

/** One creator of a search: content and numbers, why they suit the brief, and the invitation. */
export function CreatorCard({ creator, brandUid, briefUid, onOpen }: Props) {
  const { name, handle, avatar, homeCity, vibe, account, reliability, visits, visitedUs, trip, portfolio, match } =
    creator
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
            <SheetLink to={toCreator(handle, briefUid)} onOpen={onOpen} className="ellipsis">
              <b>{name}</b>
            </SheetLink>
            <div className="dim ellipsis">
              @{handle} · {homeCity}
            </div>
          </div>
        </Group>
        {portfolio.length > 0 && <PortfolioStrip items={portfolio} by={name} columns={4} />}
        <div>
          {numbers.length > 0 ? numbers.join(' · ') : <span className="dim">No accounts added yet</span>}
          <div className="dim">
            {[
              vibe.join(', '),
              reliability === null ? 'New to Plusone' : `Reliability ${reliability} over ${counted(visits, 'visit')}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </div>
        </div>
        <Group gap={6}>
          {match && <Badge tone="calm">Match {match.score}</Badge>}
          {visitedUs && <Badge tone="good">Visited you</Badge>}
          {trip && (
            <Badge tone="mute">
              In town {ordinalDate(trip.from)} to {ordinalDate(trip.until)}
            </Badge>
          )}
        </Group>
        {match && <small className="dim">{match.why}</small>}
      </Stack>
      <Group gap="sm">
        {creator.collabUid ? (
          <Button component={LinkTo} to={toCollab(creator.collabUid, brandUid)} variant="default" data-key="i">
            Open the collab
          </Button>
        ) : (
          briefUid && <InviteButton creator={creator} brandUid={brandUid} briefUid={briefUid} />
        )}
      </Group>
    </Card>
  )
}
