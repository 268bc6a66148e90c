import { Button } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { organisationCalls } from '../../../organisations/contract.ts'
import type { GroupTeamView } from '../../../organisations/contract/group-team.ts'
import { seatWords } from '../../../organisations/seat-words.ts'
import { InviteToVenues } from '../../../organisations/web/parts/InviteToVenues.tsx'
import { ownProfileSearch } from '../../../profiles/web/links.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { BackToGroup } from './group/BackToGroup.tsx'
import { TeamGrid } from './group/TeamGrid.tsx'

/** Who works at which venue, and as what: one choice for each person at each venue. */
export function GroupTeamScreen() {
  const [{ uid }] = useAddress(ownProfileSearch)
  const brandUid = useProfileUid(uid)
  const team = useRead(organisationCalls.listGroupTeam, { brandUid })
  return (
    <Screen
      title="Team and roles"
      lead={
        <BackToGroup brandUid={brandUid}>
          {team.data && `${seatWords(team.data.seats)} Each person takes one seat, however many venues they work at.`}
        </BackToGroup>
      }
      of={team}
    >
      {(data) => (
        <>
          <TeamGrid team={data} />
          <p className="dim">
            Members reply to requests and review content. Admins also manage the venue and its team.
          </p>
          <Invite venues={data.venues.filter(({ canChange }) => canChange)} />
        </>
      )}
    </Screen>
  )
}

/** For those who decide who is in the team of any of these venues. */
function Invite({ venues }: { venues: GroupTeamView['venues'] }) {
  const [isOpen, setOpen] = useState(false)
  if (venues.length === 0) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite a colleague</Button>
      {isOpen && <InviteToVenues venues={venues} onClose={() => setOpen(false)} />}
    </>
  )
}
