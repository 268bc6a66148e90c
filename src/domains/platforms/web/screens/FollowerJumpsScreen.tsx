import { Button, Group, Stack } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useList, useWrite } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { ordinalDate } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { platformNames } from '../../../profiles/vocabulary.ts'
import { toInfluencer } from '../../../profiles/web/links.ts'
import { platformCalls } from '../../contract.ts'
import { GrowthCurve } from '../parts/GrowthCurve.tsx'

type Jump = OutputOf<typeof platformCalls.listFollowerJumps>['rows'][number]

/** `/app/admin/follower-jumps`: rises in followers that accounts rarely make, for somebody of the team to look at. */
export function FollowerJumpsScreen() {
  const list = useList(platformCalls.listFollowerJumps, {})
  return (
    <Screen
      title="Follower Jumps"
      lead="Connected accounts that gained far more followers than usual. It may be a post that went around, or bought followers: look before you decide."
    >
      <Loaded of={list}>
        {() => (
          <Stack>
            {list.rows.length === 0 && (
              <EmptyState
                title="No unusual growth"
                text="When a connected account gains far more followers than usual, it appears here with the reasons."
              />
            )}
            {list.rows.map((jump) => (
              <JumpCard key={`${jump.accountUid} ${jump.day}`} jump={jump} />
            ))}
            {list.hasMore && (
              <Button variant="default" onClick={list.more}>
                Show more
              </Button>
            )}
          </Stack>
        )}
      </Loaded>
    </Screen>
  )
}

function JumpCard({ jump }: { jump: Jump }) {
  const { accountUid, influencerUid, name, platform, handle, day, reasons, growth } = jump
  const review = useWrite(platformCalls.reviewFollowerJump, { onDone: () => showSuccess('Marked as reviewed.') })
  return (
    <Card>
      <b>
        {name}: {platformNames[platform]} @{handle}
      </b>
      <p className="dim">{ordinalDate(day)}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <GrowthCurve growth={growth} of={platformNames[platform]} />
      <Group mt="sm">
        <Button loading={review.busy} onClick={() => void review({ accountUid, day })}>
          Mark as reviewed
        </Button>
        <LinkTo to={toInfluencer(influencerUid)}>Open {name}</LinkTo>
      </Group>
    </Card>
  )
}
