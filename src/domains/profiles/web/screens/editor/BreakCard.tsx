import { Button, Group, Title } from '@mantine/core'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { ordinalDate } from '../../../../../kit/web/format.ts'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { profileCalls } from '../../../contract.ts'
import type { InfluencerProfile } from '../../parts/Decision.tsx'

/** Taking a break, and coming back. */
export function BreakCard({ profile: { uid, version, pausedAt } }: { profile: InfluencerProfile }) {
  const pause = useWrite(profileCalls.pauseProfile, { onDone: () => showSuccess('Your profile is paused.') })
  const resume = useWrite(profileCalls.resumeProfile, { onDone: () => showSuccess('Welcome back.') })
  return (
    <Card>
      <Title order={2} mb="sm">
        Take a break
      </Title>
      {pausedAt ? (
        <Note tone="warn">
          <Group justify="space-between">
            <span>
              <b>Your profile has been paused</b> since {ordinalDate(pausedAt)}. Your page says that you’re taking a
              break.
            </span>
            <Button size="sm" loading={resume.busy} onClick={() => void resume({ uid, version })}>
              Resume
            </Button>
          </Group>
        </Note>
      ) : (
        <>
          <p className="dim">
            While your profile is paused, no one can invite you or see you in their matches. Collabs you’ve already
            agreed to still go ahead. You can come back any time.
          </p>
          <Button variant="default" loading={pause.busy} onClick={() => void pause({ uid, version })}>
            Pause my profile
          </Button>
        </>
      )}
    </Card>
  )
}
