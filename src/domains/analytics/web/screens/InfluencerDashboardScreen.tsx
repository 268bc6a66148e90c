import { Group, Stack, Title } from '@mantine/core'
import { useList, useRead } from '../../../../kit/web/calls.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen, together } from '../../../../kit/web/screen.tsx'
import { collabCalls } from '../../../collabs/contract.ts'
import { toCollab } from '../../../collabs/web/links.ts'
import { CalendarFeed } from '../../../visits/web/parts/CalendarFeed.tsx'
import { Commitments } from '../../../collabs/web/parts/Commitments.tsx'
import { VisitCard } from '../../../visits/web/parts/VisitCard.tsx'
import { YearlyValue } from '../../../visits/web/parts/YearlyValue.tsx'
import { contentCalls } from '../../../content/contract.ts'
import { KeptUploads } from '../../../content/web/parts/KeptUploads.tsx'
import { ReliabilityCard } from '../../../content/web/parts/ReliabilityCard.tsx'
import { ToDoList } from '../../../content/web/parts/ToDoList.tsx'
import { ApprovalCard } from '../../../profiles/web/parts/ApprovalCard.tsx'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { activeCollabs, comingVisits } from '../keep-dashboard.ts'
import { dashboardSearch } from '../links.ts'
import { Invitations } from './influencer/Invitations.tsx'
import { Requests } from './influencer/Requests.tsx'

/** The next visit and what is to be done first; then who has asked, every request, and how one stands. */
export function InfluencerDashboardScreen() {
  const [address] = useAddress(dashboardSearch)
  const influencerUid = useProfileUid(address.uid)
  const active = useList(collabCalls.listInfluencerCollabs, activeCollabs(influencerUid))
  const toDo = useRead(contentCalls.listToDo, { influencerUid })
  const [next] = comingVisits(active.rows)
  return (
    <Screen title="Dashboard" width="wide" of={together({ ...active, data: active.first }, toDo)}>
      {() => (
        <div className="two-columns">
          <Stack gap="lg">
            <ApprovalCard influencerUid={influencerUid} />
            <KeptUploads />
            {next && (
              <Card>
                <Group justify="space-between" mb="xs">
                  <Title order={2}>Your next visit</Title>
                  <LinkTo to={toCollab(next.uid, influencerUid)}>View details</LinkTo>
                </Group>
                <VisitCard collab={next} />
              </Card>
            )}
            <ToDoList influencerUid={influencerUid} />
            <Invitations influencerUid={influencerUid} />
            <Requests influencerUid={influencerUid} />
          </Stack>
          <Stack gap="lg">
            <Commitments influencerUid={influencerUid} />
            <ReliabilityCard profileUid={influencerUid} />
            <YearlyValue influencerUid={influencerUid} />
            <CalendarFeed profileUid={influencerUid} />
          </Stack>
        </div>
      )}
    </Screen>
  )
}
