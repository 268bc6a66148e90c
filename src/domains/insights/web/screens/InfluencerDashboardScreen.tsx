import { Button, Group, Stack, Title } from '@mantine/core'
import { useList } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/pieces.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { collabCalls } from '../../../collabs/contract.ts'
import { toCollab } from '../../../collabs/web/links.ts'
import { CollabRow } from '../../../collabs/web/parts/CollabRow.tsx'
import { VisitCard } from '../../../collabs/web/parts/VisitCard.tsx'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { dashboardSearch } from '../links.ts'

const tabs = [
  ['active', 'Active'],
  ['to-confirm', 'To confirm'],
  ['applied', 'Applied'],
  ['past', 'Past'],
] as const

/** The next visit first, then everything by where it stands. */
export function InfluencerDashboardScreen() {
  const [address, setAddress] = useAddress(dashboardSearch)
  const influencerUid = useProfileUid(address.uid)
  const show = address.show ?? 'active'
  const active = useList(collabCalls.listInfluencerCollabs, { influencerUid, show: 'active' })
  const list = useList(collabCalls.listInfluencerCollabs, { influencerUid, show })
  const next = active.rows
    .filter((collab) => collab.stage === 4 && collab.visit && !collab.visit.checkedInAt)
    .toSorted((a, b) => a.visit!.startsAt.localeCompare(b.visit!.startsAt))[0]
  return (
    <Screen title="Dashboard" width="narrow" of={{ ...active, data: active.first }}>
      {() => (
        <Stack gap="xl">
          {next && (
            <Card>
              <Group justify="space-between" mb="xs">
                <Title order={2}>Your next visit</Title>
                <LinkTo to={toCollab(next.uid, influencerUid)}>Everything about it</LinkTo>
              </Group>
              <VisitCard collab={next} />
            </Card>
          )}
          <section>
            <div className="filters" role="group" aria-label="Show">
              {tabs.map(([value, label]) => (
                <Button
                  key={value}
                  size="sm"
                  variant={value === show ? 'filled' : 'default'}
                  aria-pressed={value === show}
                  onClick={() => setAddress({ show: value })}
                >
                  {label}
                </Button>
              ))}
            </div>
            <Loaded of={{ ...list, data: list.first }}>
              {() => (
                <div className="rows">
                  {list.rows.length === 0 && (
                    <EmptyState
                      title="Nothing here yet"
                      text="Find a place in the feed; three taps and you have asked."
                      action={<a href={`/app/influencer/browse?uid=${influencerUid}`}>Open the feed</a>}
                    />
                  )}
                  {list.rows.map((collab) => (
                    <CollabRow key={collab.uid} collab={collab} profileUid={influencerUid} />
                  ))}
                  {list.hasMore && (
                    <Button variant="default" onClick={list.more}>
                      Show more
                    </Button>
                  )}
                </div>
              )}
            </Loaded>
          </section>
        </Stack>
      )}
    </Screen>
  )
}
