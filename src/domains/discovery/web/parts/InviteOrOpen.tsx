import { Button } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useHeldTexts } from '../../../../kit/web/held-write.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { toCollab } from '../../../collabs/web/links.ts'
import type { contentCalls } from '../../../content/contract.ts'
import { InviteButton } from './InviteButton.tsx'

type Props = {
  creator: { uid: string; name: string; collabUid: string | null }
  brandUid: string
  briefUid?: string | undefined
}

/** Names an invitation that waits to be sent. */
export const invitingKey = (briefUid: string, creatorUid: string) => `${briefUid}/${creatorUid}`

/** The way to invite a creator; whoever has an open collab on the brief already is in it. */
export function InviteOrOpen({ creator, brandUid, briefUid }: Props) {
  const held = useHeldTexts()
  if (briefUid && held.has(invitingKey(briefUid, creator.uid)))
    return (
      <Button variant="default" disabled>
        Inviting
      </Button>
    )
  if (!creator.collabUid) return <InviteButton creator={creator} brandUid={brandUid} briefUid={briefUid} />
  return (
    <Button component={LinkTo} to={toCollab(creator.collabUid, brandUid)} variant="default" data-key="i">
      Open the collab
    </Button>
  )
}

/** The open collab of the creator whose page it is: on the brief, or without one on any of the reader’s. */
export function withOpenCollab(creator: OutputOf<typeof contentCalls.getCreatorPage>, briefUid: string | undefined) {
  const open = creator.together.find(
    (one) => one.outcome === 'open' && (briefUid === undefined || one.briefUid === briefUid),
  )
  return { uid: creator.uid, name: creator.name, collabUid: open?.collabUid ?? null }
}
