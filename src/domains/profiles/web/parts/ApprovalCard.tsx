import { Stack, Title } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useRead } from '../../../../kit/web/calls.ts'
import { ordinalDate } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge, Card, Note } from '../../../../kit/web/parts.tsx'
import { approvalWorkingDays } from '../../approval.ts'
import { profileCalls } from '../../contract.ts'
import { ApplyAgain } from './ApplyAgain.tsx'
import styles from './approval-card.module.css'

/** Where the approval of a new influencer stands: what is looked at, how long it takes, what would help. Nothing once approved. */
export function ApprovalCard({ influencerUid }: { influencerUid: string }) {
  const { data } = useRead(profileCalls.getApproval, { influencerUid })
  if (!data || data.state === 'approved') return null
  const missing = data.checks.filter((check) => !check.ok)
  return (
    <Card>
      <Stack gap="md">
        <div>
          <Title order={2}>Your application</Title>
          {data.state === 'applied' && <Badge tone="calm">In review</Badge>}
          {data.state === 'rejected' && <Badge tone="bad">Not approved</Badge>}
          {data.state === 'suspended' && <Badge tone="bad">Paused by our team</Badge>}
        </div>
        {data.state === 'applied' && (
          <p className="flush">
            Someone on our team reads every application within {approvalWorkingDays} working days. You’ll hear from us
            by {ordinalDate(data.answerBy)}. Until then, you can browse and save briefs.
          </p>
        )}
        {data.reason && <Note tone={data.state === 'applied' ? 'calm' : 'warn'}>{data.reason}</Note>}
        {data.reapplyFrom && data.can.apply !== 'again' && (
          <span>You can apply again from {ordinalDate(data.reapplyFrom)}.</span>
        )}
        <ApplyAgain influencerUid={influencerUid} />
        {data.state !== 'suspended' && (
          <div>
            <b>What we check</b>
            <ul className={styles.checks}>
              {data.checks.map((check) => (
                <li key={check.name} data-ok={check.ok}>
                  {check.ok ? (
                    <IconCircleCheck size={20} aria-label="Done" />
                  ) : (
                    <IconCircleDashed size={20} aria-label="To improve" />
                  )}
                  <div>
                    {check.name}
                    {!check.ok && <div className="dim">{check.improve}</div>}
                  </div>
                </li>
              ))}
            </ul>
            {missing.length === 0 ? (
              <p className="dim">Your profile has everything we need.</p>
            ) : (
              <p>
                <LinkTo to={{ path: '/app/influencer/profile-editor', search: { uid: influencerUid } }}>
                  Improve my profile
                </LinkTo>
              </p>
            )}
          </div>
        )}
      </Stack>
    </Card>
  )
}
