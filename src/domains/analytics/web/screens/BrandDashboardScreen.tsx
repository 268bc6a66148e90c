import { Button, Group, Stack, Title } from '@mantine/core'
import {
  IconBuildingStore,
  IconColumns3,
  IconMessageCircle,
  IconNotes,
  IconTargetArrow,
  IconUserSearch,
} from '@tabler/icons-react'
import type { CallError } from '../../../../kit/contract/errors.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { listKeys } from '../../../../kit/web/list-keys.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen, together } from '../../../../kit/web/screen.tsx'
import { toBrief, toBriefs } from '../../../briefs/web/links.ts'
import { CalendarFeed } from '../../../visits/web/parts/CalendarFeed.tsx'
import { DoorLinkPanel } from '../../../visits/web/parts/DoorLinkPanel.tsx'
import { ReliabilityCard } from '../../../content/web/parts/ReliabilityCard.tsx'
import { toCreators } from '../../../discovery/web/links.ts'
import { toGroup } from '../../../groups/web/links.ts'
import { toInbox } from '../../../messages/web/links.ts'
import { UnreadCount } from '../../../messages/web/parts/UnreadCount.tsx'
import { toCampaigns } from '../../../campaigns/web/links.ts'
import { AccountManager } from '../../../profiles/web/parts/AccountManager.tsx'
import { groupOf, useProfileUid, useSession } from '../../../profiles/web/session.tsx'
import type { TodayItem } from '../../../today/contract.ts'
import { toToday } from '../../../today/web/links.ts'
import { DueElsewhere } from '../../../today/web/parts/DueElsewhere.tsx'
import { TodayCard, useTodayCount, useTodayItems } from '../../../today/web/parts/TodayBesides.tsx'
import { analyticsCalls } from '../../contract.ts'
import { dashboardSearch, toRequests } from '../links.ts'
import { Answers, BriefHealthCard, FirstSteps, NextCollabCosts, Numbers } from './brand/BrandSummary.tsx'
import { NewestContent } from './brand/NewestContent.tsx'
import { UpcomingVisits } from './brand/UpcomingVisits.tsx'
import { RequestCard } from './requests/RequestCard.tsx'
import { RequestSheet } from './requests/RequestSheet.tsx'
import { useRequests } from './requests/use-requests.ts'
import styles from './brand/brand-summary.module.css'

/** So many requests stand on the dashboard; the others are a click away. */
const mostRequests = 5

/** The first page of a list, for what waits for it. */
const asRead = <T,>(list: { first: T | undefined; error: CallError | null; refetch: () => unknown }) => ({
  data: list.first,
  error: list.error,
  refetch: list.refetch,
})

const isAbout = ({ kind, subjectUid }: TodayItem, { uid }: { uid: string }) => kind === 'request' && subjectUid === uid

/** What needs the brand first, then who comes when, then how it goes. */
export function BrandDashboardScreen() {
  const [address, setAddress] = useAddress(dashboardSearch)
  const brandUid = useProfileUid(address.uid)
  const { list, requests } = useRequests(brandUid)
  const today = useTodayItems(brandUid)
  const inOrder = today.items.map((item) => ({ item, request: requests.find(({ collab }) => isAbout(item, collab)) }))
  const requestItems = inOrder.filter(({ item }) => item.kind === 'request')
  // A single one more takes no more room than the link to it.
  const most = requestItems.length === mostRequests + 1 && !list.hasMore ? requestItems.length : mostRequests
  const hidden = new Set(requestItems.slice(most))
  const summary = useRead(analyticsCalls.getBrandSummary, { brandUid })
  const venues = groupOf(useSession(), brandUid)?.venues ?? []
  const otherVenues = venues.flatMap(({ uid }) => (uid === brandUid ? [] : uid))
  const quiet = summary.data?.briefs.filter(({ advice }) => advice !== null) ?? []
  const shown = together(asRead(list), together(asRead(today.list), summary))
  return (
    <Screen title="Dashboard" of={shown} actions={<Actions brandUid={brandUid} />}>
      {() => (
        <Stack gap={36}>
          {summary.data?.firstSteps && <FirstSteps steps={summary.data.firstSteps} brandUid={brandUid} />}
          <section aria-label="To do">
            <ToDoHead brandUid={brandUid} shown={inOrder.length} hasSeveral={requests.length > 1} />
            <DueElsewhere venues={otherVenues} to={toGroup(brandUid)} />
            {requests.length > 0 && summary.data && <NextCollabCosts summary={summary.data} />}
            {inOrder.length + quiet.length === 0 && <NothingToDo isNew={!!summary.data?.firstSteps} />}
            <div className="rows" data-list ref={listKeys}>
              {inOrder
                .filter((one) => !hidden.has(one))
                .map(({ item, request }) =>
                  request ? (
                    <RequestCard
                      key={item.key}
                      request={request}
                      brandUid={brandUid}
                      onOpen={() => setAddress({ open: request.collab.uid }, { isStep: true })}
                    />
                  ) : (
                    <TodayCard key={item.key} item={item} />
                  ),
                )}
              {quiet.map(({ uid, title, advice }) => (
                <LinkTo key={uid} to={toBrief(brandUid, uid)} className="card link-card pad">
                  <b>{title}</b>
                  <div className="dim">{advice}</div>
                </LinkTo>
              ))}
            </div>
            {hidden.size > 0 && (
              <Button component={LinkTo} to={toRequests(brandUid)} variant="default" mt="sm">
                See all {list.hasMore ? `${requests.length}+` : requests.length} requests
              </Button>
            )}
          </section>
          <RequestSheet
            requests={inOrder.flatMap(({ request }) => request ?? [])}
            brandUid={brandUid}
            open={address.open}
            onOpen={(open) => setAddress({ open })}
          />
          <Loaded of={summary} shape="lines">
            {(data) => <Numbers summary={data} brandUid={brandUid} />}
          </Loaded>
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
              <BriefHealthCard
                briefs={summary.data.briefs}
                inReview={summary.data.briefsInReview}
                brandUid={brandUid}
                timezone={summary.data.timezone}
              />
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

type HeadProps = { brandUid: string; shown: number; hasSeveral: boolean }

/** How much waits, as Today counts it: advice about a brief is no item there. `shown`: until that is known, what is shown. */
function ToDoHead({ brandUid, shown, hasSeveral }: HeadProps) {
  const waiting = useTodayCount(brandUid) ?? shown
  return (
    <Group justify="space-between" mb="sm">
      <Title order={2}>To do {waiting > 0 && <span className="dim">({waiting})</span>}</Title>
      <Group gap="sm">
        <Button component={LinkTo} to={toToday(brandUid)} variant="default">
          Open Today
        </Button>
        {hasSeveral && (
          <Button
            component={LinkTo}
            to={toRequests(brandUid, 'compare')}
            variant="default"
            className={styles.atDesk}
            leftSection={<IconColumns3 size={18} />}
          >
            Compare requests
          </Button>
        )}
      </Group>
    </Group>
  )
}

/** Where else a brand goes; what its bottom bar has on a phone isn’t said twice. */
function Actions({ brandUid }: { brandUid: string }) {
  const venues = groupOf(useSession(), brandUid)?.venues.length ?? 0
  return (
    <Group gap="sm">
      {venues > 1 && (
        <Button
          component={LinkTo}
          to={toGroup(brandUid)}
          variant="default"
          leftSection={<IconBuildingStore size={18} />}
        >
          All {venues} venues
        </Button>
      )}
      <Group gap="sm" className={styles.atDesk}>
        <Button
          component={LinkTo}
          to={toCreators(brandUid)}
          variant="default"
          leftSection={<IconUserSearch size={18} />}
        >
          Find creators
        </Button>
        <Button component={LinkTo} to={toBriefs(brandUid)} variant="default" leftSection={<IconNotes size={18} />}>
          Briefs
        </Button>
        <Button
          component={LinkTo}
          to={toInbox(brandUid)}
          variant="default"
          leftSection={<IconMessageCircle size={18} />}
        >
          DMs <UnreadCount profileUid={brandUid} />
        </Button>
      </Group>
      <Button
        component={LinkTo}
        to={toCampaigns(brandUid)}
        variant="default"
        leftSection={<IconTargetArrow size={18} />}
      >
        Campaigns
      </Button>
    </Group>
  )
}

/** Nobody is told that all is done while their first steps are open. */
function NothingToDo({ isNew }: { isNew: boolean }) {
  return (
    <Card>
      <EmptyState
        title={isNew ? 'No requests right now' : 'You’re all caught up'}
        text="New requests and content to review will appear here."
      />
    </Card>
  )
}
