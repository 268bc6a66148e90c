import { useRead } from '../../../../kit/web/calls.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { organisationCalls } from '../../../organisations/contract.ts'
import { seatWords } from '../../../organisations/seat-words.ts'
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
            Members reply to requests and review content. Admins also manage the venue and its team. To invite someone
            new, go to the{' '}
            <LinkTo to={{ path: '/app/brand/preferences', search: { uid: brandUid, section: 'team' } }}>
              venue’s preferences
            </LinkTo>
            .
          </p>
        </>
      )}
    </Screen>
  )
}
