import { Stack, Title, UnstyledButton } from '@mantine/core'
import { ordinalDate } from '../../../../../kit/web/format.ts'
import { Badge, Card, Note } from '../../../../../kit/web/parts.tsx'
import { approvalNames } from '../../../creator-vocabulary.ts'
import { ApplyAgain } from '../../parts/ApplyAgain.tsx'
import type { InfluencerProfile } from '../../parts/Decision.tsx'
import { approvalTones } from '../../tones.ts'
import { goToSection, sectionOf } from './sections.ts'
import styles from '../../parts/profile-editor.module.css'

const stateWords = {
  applied:
    'Our team reviews every profile, usually within two working days. Add a screenshot of your insights for a faster review.',
  approved: 'Brands can find you and reply to your requests.',
  rejected: 'Your application wasn’t approved.',
  suspended: 'You can’t request collabs for now. Collabs you’ve already agreed still stand.',
} as const

/** What is missing of a profile and what it unlocks. */
export function Progress({ profile }: { profile: InfluencerProfile }) {
  const { approval, approvalReason, reapplyFrom, steps, pausedAt, findableBy } = profile
  const isHidden = approval === 'approved' && (pausedAt !== null || findableBy === 'known')
  const open = steps.filter(({ done }) => !done)
  return (
    <Card>
      <Title order={2} mb="sm">
        Profile status
      </Title>
      <Stack gap="sm">
        <div>
          <Badge tone={approvalTones[approval]}>{approvalNames[approval]}</Badge>
        </div>
        <div>{isHidden ? 'Brands can reply to your requests.' : stateWords[approval]}</div>
        {approvalReason && approval !== 'approved' && (
          <Note tone="warn">
            {approvalReason}
            {reapplyFrom && ` You can apply again from ${ordinalDate(reapplyFrom)}.`}
          </Note>
        )}
        <ApplyAgain influencerUid={profile.uid} />
        <b>
          {steps.length - open.length} of {steps.length} steps done
        </b>
        <ul className="plain-list">
          {steps.map((step) => (
            <li key={step.key} data-done={step.done}>
              {step.done ? (
                <span className={styles.step}>
                  <span aria-hidden="true">✓</span> {step.label}
                  <span className="sr-only"> (done)</span>
                </span>
              ) : (
                <UnstyledButton className={styles.step} onClick={() => goToSection(sectionOf(step.key))}>
                  <span aria-hidden="true">○</span> <span className={styles.open}>{step.label}</span>
                  <span className="dim">: {step.unlocks}</span>
                </UnstyledButton>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
