import { Button, Group } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Note } from '../../../../kit/web/parts.tsx'
import type { SessionUser } from '../../../profiles/web/session.tsx'
import { onboardingCalls } from '../../contract.ts'
import { stepWords } from '../../steps.ts'
import { toOnboarding } from '../links.ts'
import { isSettingUp } from '../setting-up.ts'
import styles from './setting-up.module.css'

/** Above every page while one's profile is not set up: which question is next, and the way to it. */
export function SettingUp({ user }: { user: SessionUser }) {
  const { data } = useRead(onboardingCalls.getOnboarding, {})
  if (!data || !isSettingUp(data, user)) return null
  return (
    <div className={`no-print ${styles.banner}`}>
      <Note tone="warn">
        <Group justify="space-between">
          <span>
            <b>Your profile isn’t finished yet.</b> {data.step && <>Next: {stepWords[data.step].title}</>}
          </span>
          <Button component={LinkTo} to={toOnboarding()} size="sm" variant="default">
            Continue
          </Button>
        </Group>
      </Note>
    </div>
  )
}
