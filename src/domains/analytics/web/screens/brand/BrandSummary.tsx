import { Stack, Title } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { must } from '../../../../../kit/contract/must.ts'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { counted, dateTime, dayOf, largeNumber, money } from '../../../../../kit/web/format.ts'
import { LinkTo, type To } from '../../../../../kit/web/link.tsx'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { toBrief, toBriefs } from '../../../../briefs/web/links.ts'
import { haveInsights } from '../../../../value/insight-words.ts'
import { toValue } from '../../../../value/web/links.ts'
import { knownCount } from '../../../../value/web/parts/summary-words.ts'
import type { analyticsCalls } from '../../../contract.ts'
import styles from './brand-summary.module.css'

type Summary = OutputOf<typeof analyticsCalls.getBrandSummary>

/** The one row of numbers, of all time where nothing else is said; what is missing is said, never counted as zero. */
export function Numbers({ summary, brandUid }: { summary: Summary; brandUid: string }) {
  const { visits, usableDeliverables, publishedDeliverables, deliverablesWithInsights, views, freeCollabs, timezone } =
    summary
  return (
    <section className={styles.numbersRow} aria-label="Numbers">
      <Number value={largeNumber(visits)} label="visits, all time" />
      <Number value={largeNumber(usableDeliverables)} label="deliverables you can use now" />
      <Number
        value={knownCount(views)}
        label="views, all time"
        {...(publishedDeliverables > 0 && {
          hint: haveInsights(deliverablesWithInsights, publishedDeliverables),
        })}
      />
      {freeCollabs.of > 0 && (
        <Number
          value={`${freeCollabs.left} of ${freeCollabs.of}`}
          label="free collabs left this month"
          hint={`resets ${dayOf(freeCollabs.resetsAt, timezone)}`}
        />
      )}
      <LinkTo className={styles.number} to={toValue(brandUid)}>
        <span className={styles.question}>Was it worth it?</span>
        <span className="dim">What your visits cost, and what they brought in</span>
      </LinkTo>
    </section>
  )
}

function Number({ value, label, hint }: { value: ReactNode; label: string; hint?: string }) {
  return (
    <div className={styles.number}>
      <b className="serif">{value}</b>
      <span>{label}</span>
      {hint && <small className="dim">{hint}</small>}
    </div>
  )
}

/** What saying yes costs, where it is said. */
export function NextCollabCosts({ summary: { freeCollabs, timezone } }: { summary: Summary }) {
  const { left, of, resetsAt, perCollab, currency } = freeCollabs
  const price = `${money(perCollab, currency)} for each collab, charged once its content is delivered.`
  if (left > 0)
    return (
      <p className={`dim ${styles.costs}`}>
        {left} of {of} free collabs left this month. A collab counts once its content is delivered.
      </p>
    )
  return (
    <p className={`dim ${styles.costs}`}>
      {price} {of > 0 && `No free collabs left until ${dayOf(resetsAt, timezone)}.`}
    </p>
  )
}

/** How each live brief does. */
export function BriefHealthCard({
  briefs,
  inReview,
  brandUid,
  timezone,
}: {
  briefs: Summary['briefs']
  inReview: number
  brandUid: string
  timezone: string
}) {
  return (
    <section aria-label="Your briefs">
      <Title order={2} mb="sm">
        Your briefs
      </Title>
      <div className="rows">
        {inReview > 0 && (
          <Note tone="calm">
            <LinkTo to={toBriefs(brandUid)}>{counted(inReview, 'brief')}</LinkTo> in review, usually live within 4
            working hours.
          </Note>
        )}
        {briefs.length === 0 && inReview === 0 && (
          <Note tone="mute">
            No live briefs. <LinkTo to={toBriefs(brandUid)}>Create or publish one</LinkTo>
          </Note>
        )}
        {briefs.map((brief) => (
          <Card key={brief.uid}>
            <LinkTo to={toBrief(brandUid, brief.uid)}>
              <b>{brief.title}</b>
            </LinkTo>
            <div>
              {/* Only the views of those who agreed to analytics are counted: fewer than requests says nothing. */}
              {brief.views >= brief.requests && `${counted(brief.views, 'view')} · `}
              {counted(brief.requests, 'request')} · {counted(brief.spotsLeft, 'spot')} left
            </div>
            {brief.spotsLeft > 0 && brief.emptySlots > 0 && brief.nextEmptySlot && (
              <div className="dim">
                {counted(brief.emptySlots, brief.isStay ? 'open check-in day' : 'open slot')} in the next 7 days, the
                first on {(brief.isStay ? dayOf : dateTime)(brief.nextEmptySlot, timezone)}
              </div>
            )}
            {brief.advice && <Note tone="warn">{brief.advice}</Note>}
          </Card>
        ))}
      </div>
    </section>
  )
}

/** How quickly requests are answered, and how that compares. */
export function Answers({ summary }: { summary: Summary }) {
  const { hours, similarHours, similarVenues } = summary.answers
  return (
    <Card>
      <Title order={2} mb="sm">
        Your reply time
      </Title>
      {hours === null ? (
        <p className="dim">You haven’t replied to any requests in the last 90 days.</p>
      ) : (
        <p>
          You usually reply within <b>{inWords(hours)}</b>.
        </p>
      )}
      {similarHours !== null && (
        <p className="dim">
          Similar venues in your city usually reply within {inWords(similarHours)} ({similarVenues} venues).
        </p>
      )}
    </Card>
  )
}

function inWords(hours: number): string {
  if (hours < 1) return 'an hour'
  return hours < 48 ? counted(Math.round(hours), 'hour') : counted(Math.round(hours / 24), 'day')
}

/** A new brand's way to its first visit; gone once somebody has come. */
export function FirstSteps({ steps, brandUid }: { steps: NonNullable<Summary['firstSteps']>; brandUid: string }) {
  const preferences = (section: 'details' | 'photos' | 'team'): To => ({
    path: '/app/brand/preferences',
    search: { uid: brandUid, section },
  })
  const wayTo: Readonly<Record<string, To>> = {
    profile: preferences('details'),
    photos: preferences('photos'),
    brief: toBriefs(brandUid),
    availability: toBriefs(brandUid),
    colleague: preferences('team'),
  }
  const open = steps.filter(({ done }) => !done)
  return (
    <Card>
      <Title order={2} mb="sm">
        {steps.length - open.length} of {steps.length} steps to your first visit
      </Title>
      <Stack gap={6}>
        {steps.map((step) => (
          <div key={step.key} className={styles.firstStep} data-done={step.done}>
            {step.done ? <IconCircleCheck size={20} aria-label="Done" /> : <IconCircle size={20} aria-label="To do" />}
            {step.done ? (
              <span>{step.label}</span>
            ) : (
              <LinkTo to={must(wayTo[step.key], 'way to the step')}>{step.label}</LinkTo>
            )}
          </div>
        ))}
      </Stack>
    </Card>
  )
}
