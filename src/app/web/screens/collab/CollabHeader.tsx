import { Button, Group, Title } from '@mantine/core'
import { IconMessageCircle } from '@tabler/icons-react'
import { dateTime, timeLeft } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge } from '../../../../kit/web/parts.tsx'
import { toMessages } from '../../../../domains/collabs/web/links.ts'
import { type CollabData, StageBadge } from '../../../../domains/collabs/web/parts/StageBadge.tsx'
import { useNow } from '../../../../domains/collabs/web/use-now.ts'
import { toCreator } from '../../../../domains/profiles/web/links.ts'
import type { DeliverableData } from '../../../../domains/content/web/deliverable-words.ts'
import { turnOf } from '../../../../domains/content/web/whose-turn.ts'
import { LeaveCollab } from '../../../../domains/collabs/web/parts/LeaveCollab.tsx'
import { toVenue } from '../../../../domains/discovery/web/links.ts'
import { ContactMenu } from '../../../../domains/safety/web/parts/ContactMenu.tsx'
import styles from './collab-header.module.css'

/** Who, what, where it stands, and who has to do what until when. */
export function CollabHeader({
  collab,
  deliverables,
}: {
  collab: CollabData
  deliverables: readonly DeliverableData[]
}) {
  return (
    <header>
      <div className={`page-header ${styles.header}`}>
        <div>
          <div className="dim">
            {collab.side === 'influencer' ? (
              <LinkTo to={toVenue(collab.influencer.uid, collab.brand.uid)}>{collab.brand.name}</LinkTo>
            ) : (
              collab.brand.name
            )}
            {collab.side !== 'influencer' && (
              <>
                {' '}
                · <LinkTo to={toCreator(collab.influencer.handle, collab.brief.uid)}>
                  {collab.influencer.name}
                </LinkTo>{' '}
                <span>@{collab.influencer.handle}</span>{' '}
                {collab.influencer.idChecked && <Badge tone="good">ID checked</Badge>}
              </>
            )}
          </div>
          <Title order={1}>{collab.terms?.title ?? collab.brief.title}</Title>
        </div>
        <Group gap="sm">
          <StageBadge collab={collab} />
          <CollabActions collab={collab} />
          {collab.side !== 'staff' && (
            <ContactMenu
              reader={collab.side}
              name={collab.side === 'brand' ? collab.influencer.name : collab.brand.name}
              brandUid={collab.brand.uid}
              influencerUid={collab.influencer.uid}
              collabUid={collab.uid}
            />
          )}
        </Group>
      </div>
      <CollabTurn collab={collab} deliverables={deliverables} />
    </header>
  )
}

/** Its messages, and what ends it. */
export function CollabActions({ collab }: { collab: CollabData }) {
  return (
    <>
      <Button
        component={LinkTo}
        to={toMessages(collab.uid, profileUidOf(collab))}
        variant="default"
        leftSection={<IconMessageCircle size={18} />}
      >
        DMs
      </Button>
      <LeaveCollab collab={collab} />
    </>
  )
}

function profileUidOf({ side, brand, influencer }: CollabData): string | undefined {
  if (side === 'staff') return undefined
  return side === 'brand' ? brand.uid : influencer.uid
}

/** Whose turn it is, for what, and until when. */
export function CollabTurn({ collab, deliverables }: { collab: CollabData; deliverables: readonly DeliverableData[] }) {
  const now = new Date(useNow())
  const turn = turnOf(collab, deliverables, now, collab.side)
  if (!turn) return null
  const mine = turn.side === collab.side
  const name = turn.side === 'brand' ? collab.brand.name : collab.influencer.name
  const late = turn.until !== null && new Date(turn.until) < now
  return (
    <div className={styles.turn} data-tone={late ? 'bad' : mine && !turn.opens ? 'warn' : 'calm'}>
      <b>{mine ? turn.yours : turn.theirs(name)}</b>
      {turn.until && (
        <span>
          {turn.autoApproves && 'Auto-approves '}
          {dateTime(turn.until, collab.brand.timezone)}
          {!turn.opens && ` (${timeLeft(turn.until, now)})`}
        </span>
      )}
    </div>
  )
}
