import { Button, Group, Stack, Title } from '@mantine/core'
import { IconNotes, IconUserSearch } from '@tabler/icons-react'
import { useList, useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { timeLeft } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { toBrief, toBriefs } from '../../../briefs/web/links.ts'
import { collabCalls } from '../../../collabs/contract.ts'
import { toCollab } from '../../../collabs/web/links.ts'
import { AnswerButtons } from '../../../collabs/web/parts/AnswerButtons.tsx'
import { CalendarFeed } from '../../../visits/web/parts/CalendarFeed.tsx'
import { DoorLinkPanel } from '../../../visits/web/parts/DoorLinkPanel.tsx'
import { FitReasons } from '../../../collabs/web/parts/FitReasons.tsx'
import { PersonLine } from '../../../collabs/web/parts/PersonLine.tsx'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { contentCalls } from '../../../content/contract.ts'
import type { PortfolioItem } from '../../../content/portfolio.ts'
import { PortfolioStrip } from '../../../content/web/parts/PortfolioGrid.tsx'
import { ReliabilityCard } from '../../../content/web/parts/ReliabilityCard.tsx'
import { toCreators } from '../../../discovery/web/links.ts'
import { AccountManager } from '../../../profiles/web/parts/AccountManager.tsx'
import { toCreator } from '../../../profiles/web/links.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { analyticsCalls } from '../../contract.ts'
import { dashboardSearch } from '../links.ts'
import { Answers, BriefHealthCard, FirstSteps, Numbers } from './brand/BrandSummary.tsx'
import { NewestContent } from './brand/NewestContent.tsx'
import { UpcomingVisits } from './brand/UpcomingVisits.tsx'
import styles from './brand/brand-summary.module.css'

/** What needs the brand first, then who comes when, then how it goes. */
export function BrandDashboardScreen() {
  const [address] = useAddress(dashboardSearch)
  const brandUid = useProfileUid(address.uid)
  const requests = useList(collabCalls.listBrandCollabs, { brandUid, show: 'requests', limit: 20 })
  const review = useList(collabCalls.listBrandCollabs, { brandUid, show: 'review', limit: 20 })
  const summary = useRead(analyticsCalls.getBrandSummary, { brandUid })
  const toAnswer = requests.rows.filter((collab) => collab.can.approve)
  const portfolios = useRead(
    contentCalls.listPortfoliosFor,
    { collabUids: toAnswer.map(({ uid }) => uid) },
    { enabled: toAnswer.length > 0 },
  )
  const quiet = summary.data?.briefs.filter(({ advice }) => advice !== null) ?? []
  const needing = toAnswer.length + review.rows.length + quiet.length
  return (
    <Screen title="Dashboard" of={{ ...requests, data: requests.first }} actions={<Actions brandUid={brandUid} />}>
      {() => (
        <Stack gap={36}>
          {summary.data?.firstSteps && <FirstSteps steps={summary.data.firstSteps} brandUid={brandUid} />}
          <section aria-label="To do">
            <Title order={2} mb="sm">
              To do {needing > 0 && <span className="dim">({needing})</span>}
            </Title>
            {needing === 0 && (
              <Card>
                <EmptyState title="You’re all caught up" text="New requests and content to review will appear here." />
              </Card>
            )}
            <div className="rows">
              {toAnswer.map((collab) => (
                <RequestCard
                  key={collab.uid}
                  collab={collab}
                  portfolio={portfolios.data?.rows.find(({ collabUid }) => collabUid === collab.uid)?.portfolio ?? []}
                  brandUid={brandUid}
                />
              ))}
              {review.rows.map((collab) => (
                <LinkTo key={collab.uid} to={toCollab(collab.uid, brandUid)} className="card link-card pad">
                  <Group justify="space-between">
                    <PersonLine influencer={collab.influencer} />
                    <Badge tone="warn">Content to review</Badge>
                  </Group>
                </LinkTo>
              ))}
              {quiet.map(({ uid, title, advice }) => (
                <LinkTo key={uid} to={toBrief(brandUid, uid)} className="card link-card pad">
                  <b>{title}</b>
                  <div className="dim">{advice}</div>
                </LinkTo>
              ))}
            </div>
          </section>
          <Loaded of={summary}>{(data) => <Numbers summary={data} />}</Loaded>
          <div className="two-columns">
            <UpcomingVisits brandUid={brandUid} />
            <Stack gap="lg">
              <DoorLinkPanel brandUid={brandUid} />
              <CalendarFeed profileUid={brandUid} />
            </Stack>
          </div>
          <NewestContent brandUid={brandUid} />
          {summary.data && (
            <div className="two-columns">
              <BriefHealthCard briefs={summary.data.briefs} brandUid={brandUid} timezone={summary.data.timezone} />
              <Stack gap="lg">
                <Answers summary={summary.data} />
                <ReliabilityCard profileUid={brandUid} />
                {summary.data.manager && <AccountManager manager={summary.data.manager} />}
              </Stack>
            </div>
          )}
        </Stack>
      )}
    </Screen>
  )
}

function Actions({ brandUid }: { brandUid: string }) {
  return (
    <Group gap="sm">
      <Button component={LinkTo} to={toCreators(brandUid)} variant="default" leftSection={<IconUserSearch size={18} />}>
        Find creators
      </Button>
      <Button component={LinkTo} to={toBriefs(brandUid)} variant="default" leftSection={<IconNotes size={18} />}>
        Briefs
      </Button>
    </Group>
  )
}

type RequestProps = { collab: CollabData; portfolio: readonly PortfolioItem[]; brandUid: string }

function RequestCard({ collab, portfolio, brandUid }: RequestProps) {
  const { influencer, brief } = collab
  return (
    <Card>
      <Group justify="space-between" align="flex-start" gap="md">
        <Stack className={styles.column} gap="sm">
          <PersonLine influencer={influencer} asked={brief.deliverables} to={toCreator(influencer.handle, brief.uid)} />
          {portfolio.length > 0 && <PortfolioStrip items={portfolio} by={influencer.name} />}
          {collab.message && <blockquote className="quote">{collab.message}</blockquote>}
          <FitReasons fit={collab.fit} reasons={collab.fitReasons.slice(0, 3)} />
        </Stack>
        <Stack gap="xs" className={styles.requestAnswer}>
          <Badge tone="warn">{timeLeft(collab.answerBy)}</Badge>
          <AnswerButtons collab={collab} />
          <LinkTo to={toCollab(collab.uid, brandUid)} className="dim">
            {brief.title}
          </LinkTo>
        </Stack>
      </Group>
    </Card>
  )
}
