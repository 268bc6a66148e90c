import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { must } from '../../../../../kit/contract/must.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { toBrand, toInfluencer } from '../../../../profiles/web/links.ts'
import { Example } from './Example.tsx'
import type { OnboardingView } from '../../../contract.ts'
import styles from './onboarding.module.css'

/** The end is something real: a brief with a person, or a place in the queue. */
export function Done({ onboarding: { side, manager, profileUid, tier } }: { onboarding: OnboardingView }) {
  const isBrand = side === 'brand'
  const hasPlan = isBrand && tier && tier !== 'basic'
  return (
    <>
      <IconCircleCheck size={56} stroke={1.4} color="var(--good)" aria-hidden />
      <h1 className="serif">
        {isBrand ? `Your brief is with ${manager?.name ?? 'our team'}` : 'Your application is in'}
      </h1>
      <p className="dim">
        {isBrand
          ? 'It’s usually live within 4 working hours. We’ll email you when it is. In the meantime, have a look around.'
          : 'Our team reviews every profile, usually within two working days. We’ll email you either way.'}
      </p>
      <div className={styles.actions}>
        <Button
          component="a"
          size="lg"
          href={isBrand ? `/app/brand/dashboard?uid=${profileUid}` : `/app/influencer/profile-editor?uid=${profileUid}`}
        >
          {isBrand ? 'Go to dashboard' : 'Go to profile'}
        </Button>
        {hasPlan && (
          <Button component="a" size="lg" variant="default" href={`/app/brand/billing?uid=${profileUid}`}>
            Start your plan
          </Button>
        )}
      </div>
      {isBrand && <Example />}
    </>
  )
}

/** For the team, when they finished for somebody. */
export function DoneForThem({ onboarding: { side, profileUid } }: { onboarding: OnboardingView }) {
  const to = side === 'brand' ? toBrand(must(profileUid)) : toInfluencer(must(profileUid))
  return (
    <>
      <IconCircleCheck size={56} stroke={1.4} color="var(--good)" aria-hidden />
      <h2 className="serif">{side === 'brand' ? 'Their first brief is in review' : 'They’re in the queue'}</h2>
      <div className={styles.actions}>
        <Button component={LinkTo} size="lg" to={to}>
          View profile
        </Button>
      </div>
    </>
  )
}
