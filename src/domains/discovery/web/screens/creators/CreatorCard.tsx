import { Avatar, Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { counted, largeNumber, ordinalDate, percentOfBp } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { collabCalls } from '../../../../collabs/contract.ts'
import { toCollab } from '../../../../collabs/web/links.ts'
import { PortfolioStrip } from '../../../../content/web/parts/PortfolioGrid.tsx'
import { mediaAddress } from '../../../../media/web/parts/addresses.ts'
import { toCreator } from '../../../../profiles/web/links.ts'
import { platformNames } from '../../../../profiles/vocabulary.ts'
import type { discoveryCalls } from '../../../contract.ts'
import styles from './creators.module.css'

type Creator = OutputOf<typeof discoveryCalls.findCreators>['rows'][number]
type Props = { creator: Creator; brandUid: string; briefUid: string | undefined }

/** One creator of a search: content and numbers, why they suit the brief, and the invitation. */
export function CreatorCard({ creator, brandUid, briefUid }: Props) {
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
            <LinkTo to={toCreator(handle, briefUid)} className="ellipsis">
              <b>{name}</b>
            </LinkTo>
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
      <Invite creator={creator} brandUid={brandUid} briefUid={briefUid} />
    </Card>
  )
}

function Invite({ creator, brandUid, briefUid }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [message, setMessage] = useState('')
  const invite = useWrite(collabCalls.inviteInfluencer, {
    onDone: () => {
      setIsOpen(false)
      showSuccess(`Invitation sent to ${creator.name}.`)
    },
  })
  if (creator.collabUid)
    return (
      <Button component={LinkTo} to={toCollab(creator.collabUid, brandUid)} variant="default" className={styles.invite}>
        Open the collab
      </Button>
    )
  if (!briefUid) return null
  return (
    <>
      <Button variant="default" className={styles.invite} onClick={() => setIsOpen(true)}>
        Invite
      </Button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={`Invite ${creator.name}`} size="md">
        <Stack>
          <Textarea
            data-autofocus
            label="Message"
            description="One sentence about why you’d like them gets more replies."
            minRows={3}
            autosize
            maxLength={600}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
            <Button
              loading={invite.busy}
              onClick={() => void invite({ briefUid, influencerUid: creator.uid, message })}
            >
              Send invitation
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  )
}
