import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { counted, largeNumber } from '../../../../../kit/web/format.ts'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { outcomeWords } from '../../../../collabs/stages.ts'
import type { analyticsCalls } from '../../../contract.ts'
import { Head } from './Head.tsx'
import { ShareTable } from './ShareTable.tsx'

type Analytics = OutputOf<typeof analyticsCalls.getAnalytics>
type Step = Analytics['funnel'][number]

export const stepWords: Record<Step['step'], string> = {
  requests: 'Requested or invited',
  approved: 'Approved',
  visited: 'Visited',
  delivered: 'All content delivered',
  published: 'All content published',
}

/** The collabs that began in the period, how far each has come, and where they end. */
export function Funnel({
  data: { funnel, medianDays, briefViews },
  onRows,
}: {
  data: Pick<Analytics, 'funnel' | 'medianDays' | 'briefViews'>
  /** Without it the numbers lead to no rows. */
  onRows?: (of: string) => void
}) {
  const leak = leakOf(funnel)
  return (
    <Card>
      <Head
        title="From brief to post"
        name="funnel"
        rows={[
          ['Step', 'Now', 'Still here', 'Ended here', 'Why', 'Previous'],
          ...funnel.map((row) => [stepWords[row.step], row.now, row.open, row.lost, endingWords(row), row.before]),
        ]}
      />
      <p className="dim">Requests and invitations from this period, and how far each has got.</p>
      {leak && (
        <Note tone="warn">
          <b>Biggest drop-off: after “{stepWords[leak.step]}”.</b> {leak.lost} of {leak.now} went no further:{' '}
          {endingWords(leak)}.
        </Note>
      )}
      <ShareTable
        label="From brief to post"
        heads={['Step', 'Now', 'Still here', 'Ended here', 'Previous']}
        rows={funnel.map((row) => ({
          name: stepWords[row.step],
          value: row.now,
          besides: [row.open, row.lost, row.before].map(largeNumber),
          mark: row === leak ? 'Biggest drop-off' : undefined,
          onRows: onRows && row.now > 0 ? () => onRows(`step:${row.step}`) : undefined,
        }))}
      />
      <p className="dim">
        {[
          medianWords(medianDays),
          `Your briefs had ${counted(briefViews.now, 'view')} (${briefViews.before} in the previous period).`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </Card>
  )
}

/** The step at which the largest part of the collabs ends; those still under way aren’t lost. */
function leakOf(funnel: readonly Step[]): Step | undefined {
  return funnel.filter(({ lost }) => lost > 0).toSorted((a, b) => b.lost / b.now - a.lost / a.now)[0]
}

/** “3 declined, 1 closed without a reply”. */
function endingWords({ endings }: Pick<Step, 'endings'>): string {
  return endings.map(({ outcome, count }) => `${count} ${outcomeWords[outcome]}`).join(', ')
}

function medianWords({ answer, visit, content, published }: Analytics['medianDays']): string {
  const parts = [
    answer !== null && `${daysWords(answer)} to reply`,
    visit !== null && `${daysWords(visit)} from reply to visit`,
    content !== null && `${daysWords(content)} from visit to content`,
    published !== null && `${daysWords(published)} from content to post`,
  ].filter(Boolean)
  return parts.length > 0 ? `Median times in this period: ${parts.join(', ')}.` : 'No replies or visits in this period.'
}

/** Days as one says them: hours where it is less than one. */
function daysWords(days: number): string {
  if (days >= 1) return counted(days, 'day')
  const hours = Math.round(days * 24)
  return hours > 0 ? `${hours} h` : 'under an hour'
}
