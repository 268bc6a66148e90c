import { Group, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useList, useWrite } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { ordinalDate } from '../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { platformNames } from '../../../profiles/vocabulary.ts'
import { toCreator, toInfluencer } from '../../../profiles/web/links.ts'
import { platformCalls } from '../../contract.ts'
import { type JumpFinding, jumpFindings, jumpFindingWords } from '../../jumps.ts'
import { GrowthCurve } from '../parts/GrowthCurve.tsx'
import { ShowMore } from '../../../../kit/web/show-more.tsx'

type Jump = OutputOf<typeof platformCalls.listFollowerJumps>['rows'][number]

/** `/app/admin/follower-jumps`: rises in followers that accounts rarely make, for somebody of the team to look at. */
export function FollowerJumpsScreen() {
  const list = useList(platformCalls.listFollowerJumps, {})
  return (
    <Screen
      title="Follower jumps"
      lead="Connected accounts that gained far more followers than usual. A post may have gone viral, or the followers may be bought. Take a look before you decide."
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
            <ShowMore of={list} />
          </Stack>
        )}
      </Loaded>
    </Screen>
  )
}

function JumpCard({ jump }: { jump: Jump }) {
  const { accountUid, influencerUid, name, platform, handle, url, creatorHandle, day, reasons, growth } = jump
  const [finding, setFinding] = useState<JumpFinding | null>(null)
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
      <Group gap="md" my="sm">
        <a href={url} target="_blank" rel="noopener nofollow">
          See @{handle} on {platformNames[platform]}
        </a>
        <LinkTo to={toCreator(creatorHandle)}>See what brands see</LinkTo>
        <LinkTo to={toInfluencer(influencerUid)}>Open {name}</LinkTo>
      </Group>
      <Radio.Group
        label="What explains it?"
        value={finding}
        onChange={(value) => setFinding(jumpFindings.find((one) => one === value) ?? null)}
      >
        <Group gap="md" my="xs">
          {jumpFindings.map((one) => (
            <Radio key={one} value={one} label={jumpFindingWords[one]} />
          ))}
        </Group>
      </Radio.Group>
      <GuardedButton
        missing={finding === null ? 'Choose an explanation first.' : null}
        loading={review.busy}
        onClick={() => finding && void review({ accountUid, day, finding })}
      >
        Mark as reviewed
      </GuardedButton>
    </Card>
  )
}
