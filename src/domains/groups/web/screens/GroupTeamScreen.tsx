import { useRead } from '../../../../kit/web/calls.ts'
import { counted } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { organisationCalls } from '../../../organisations/contract.ts'
import type { GroupTeamView } from '../../../organisations/contract/group-team.ts'
import { ownProfileSearch } from '../../../profiles/web/links.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { TeamGrid } from './group/TeamGrid.tsx'

/** Who works at which venue, and as what: one choice for each person at each venue. */
export function GroupTeamScreen() {
  const [{ uid }] = useAddress(ownProfileSearch)
  const brandUid = useProfileUid(uid)
  const team = useRead(organisationCalls.listGroupTeam, { brandUid })
  return (
    <Screen title="Team and roles" lead={team.data ? seatWords(team.data.seats) : '\u00a0'} of={team}>
      {(data) => (
        <>
          <TeamGrid team={data} />
          <p className="dim">
            Members reply to requests and review content. Admins also manage the venue and its team. To invite someone
            new, go to the{' '}
            <LinkTo to={{ path: '/app/brand/preferences', search: { uid: brandUid } }}>venue’s preferences</LinkTo>.
          </p>
        </>
      )}
    </Screen>
  )
}

function seatWords({ used, of }: GroupTeamView['seats']): string {
  if (of === null) return `${counted(used, 'user')} in your organisation. Your plan includes unlimited users.`
  return `${used} of ${of} ${of === 1 ? 'seat' : 'seats'} used, however many venues each person works at.`
}
