import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { counted, dateOf, dateTime, money, timeAgo } from '../../../../kit/web/format.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { tierFacts, tierIds } from '../../../plans/tiers.ts'
import { recordCalls } from '../../contract.ts'
import styles from './record-summary.module.css'

type Summary = OutputOf<typeof recordCalls.getRecordSummary>
type Money = NonNullable<Summary['money']>
type Figure = { label: string; value: string; tone?: 'bad' | 'warn' }

/** Where a brand or creator stands now, in one row: open work, what is owed, the next visit. */
export function RecordSummary({ recordUid }: { recordUid: string }) {
  const summary = useRead(recordCalls.getRecordSummary, { recordUid })
  return (
    <div className={styles.place}>
      <Loaded of={summary} shape="lines">
        {(data) => (
          <dl className={styles.figures}>
            {figuresOf(data).map(({ label, value, tone }) => (
              <div key={label} className={`card ${styles.figure}`}>
                <dt className="dim">{label}</dt>
                <dd className={styles.value} data-tone={tone}>
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
    </div>
  )
}

function figuresOf(summary: Summary): Figure[] {
  const { requests, requestsLate, invitations, toReview, contentOverdue } = summary
  const { nextVisitAt, lastVisitAt, visitsDone, timezone } = summary
  return [
    {
      label: 'Next visit',
      value: nextVisitAt ? dateTime(nextVisitAt, timezone) : 'None booked',
    },
    {
      label: visitsDone > 1 ? `Last of ${counted(visitsDone, 'visit')}` : 'Last visit',
      value: lastVisitAt ? dateOf(lastVisitAt, timezone) : 'None yet',
    },
    {
      label: 'Open requests',
      value: requestsLate > 0 ? `${requests}, ${requestsLate} for over 3 days` : String(requests),
      ...(requestsLate > 0 && { tone: 'warn' }),
    },
    { label: 'Open invitations', value: String(invitations) },
    { label: 'Content to review', value: String(toReview) },
    {
      label: 'Content overdue',
      value: contentOverdue > 0 ? counted(contentOverdue, 'collab') : 'None',
      ...(contentOverdue > 0 && { tone: 'bad' }),
    },
    ...(summary.money ? [planFigure(summary.money), owedFigure(summary.money)] : []),
  ]
}

/** What the states of a plan are called; any other stands for itself. */
const planStates: Readonly<Record<string, string>> = {
  trialing: 'free trial',
  past_due: 'payment failed',
  canceled: 'ended',
  incomplete: 'payment incomplete',
}

/** Whoever pays no plan is on the free tier, and pays each collab. */
const withoutPlan = tierFacts.basic.name

function planFigure({ tier, state, pastDueSince }: Money): Figure {
  const id = tierIds.find((one) => one === tier)
  const name = id ? tierFacts[id].name : ''
  if (pastDueSince) return { label: 'Plan', value: `${name}, payment failed ${timeAgo(pastDueSince)}`, tone: 'bad' }
  const isOn = tier && state && state !== 'none'
  return { label: 'Plan', value: isOn ? `${name}, ${planStates[state] ?? state}` : withoutPlan }
}

function owedFigure({ pastDueSince, openInvoices, openTotal, currency }: Money): Figure {
  if (openInvoices === 0) return { label: 'Owed', value: 'Nothing owed' }
  const value = `${money(openTotal, currency)} on ${counted(openInvoices, 'invoice')}`
  return { label: 'Owed', value, tone: pastDueSince ? 'bad' : 'warn' }
}
