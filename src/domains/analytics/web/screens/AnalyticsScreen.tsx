import { Button, Group, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf, SentInputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { counted, dateOf, largeNumber, ordinalDate } from '../../../../kit/web/format.ts'
import { LineChart } from '../../../../kit/web/line-chart.tsx'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { analyticsDays, analyticsCalls } from '../../contract.ts'
import { toValue } from '../../../value/web/links.ts'
import { daysOf } from '../../../value/web/parts/period.ts'
import { analyticsSearch } from '../links.ts'
import { AllRows } from './analytics/AllRows.tsx'
import { Venues } from './analytics/Venues.tsx'
import { daysSearch } from './analytics/days-search.ts'
import { Head } from './analytics/Head.tsx'
import { ShareTable } from './analytics/ShareTable.tsx'
import styles from './analytics.module.css'

type Analytics = OutputOf<typeof analyticsCalls.getAnalytics>

const stepWords: Record<Analytics['funnel'][number]['step'], string> = {
  requests: 'Requested or invited',
  approved: 'Approved',
  visited: 'Visited',
  delivered: 'All content delivered',
  published: 'All content published',
}
/** The step that loses the largest part of the collabs before it, in words. */
function leakWords(funnel: Analytics['funnel']): string | null {
  const losses = funnel.slice(1).map((row, at) => ({ row, from: funnel[at]?.now ?? 0 }))
  const worst = losses
    .filter(({ row, from }) => from > 0 && row.now < from)
    .toSorted((a, b) => a.row.now / a.from - b.row.now / b.from)[0]
  return worst ? `Most drop off before “${stepWords[worst.row.step]}”: ${worst.row.now} of ${worst.from}.` : null
}

const results = ['views', 'reach', 'likes', 'comments', 'saves', 'shares', 'clicks'] as const

/** How briefs, visits and content did in a period, beside the period before. */
export function AnalyticsScreen() {
  const [{ uid, days = '90', ...typed }, setAddress] = useAddress(analyticsSearch)
  const [today] = useState(() => new Date())
  const brandUid = useProfileUid(uid)
  const period = days === 'own' ? { days: 90 as const, own: daysOf('own', typed, today) } : lastDays(days)
  const read = useRead(analyticsCalls.getAnalytics, { brandUid, ...period }, { keep: true })
  const locked = read.error?.code === 'failed-precondition' && (!read.data || period.own) ? read.error.message : null
  return (
    <Screen
      title="Analytics"
      lead={read.data && !locked && leadOf(read.data, period)}
      actions={
        <Group gap="sm">
          <Button component={LinkTo} to={toValue(brandUid)} variant="default">
            Was it worth it?
          </Button>
          <SegmentedControl
            aria-label="Period"
            value={days}
            onChange={(value) => setAddress({ days: analyticsSearch.parse({ days: value }).days })}
            data={[
              ...analyticsDays.map((one) => ({ value: String(one), label: one === 365 ? '1 year' : `${one} days` })),
              { value: 'own', label: 'Custom' },
            ]}
          />
        </Group>
      }
    >
      {period.own && (
        <Group gap="sm" mb="lg">
          {(['from', 'until'] as const).map((name) => (
            <TextInput
              key={name}
              type="date"
              label={name === 'from' ? 'From' : 'To'}
              value={period.own[name]}
              onChange={(event) => setAddress({ ...period.own, [name]: event.currentTarget.value })}
            />
          ))}
        </Group>
      )}
      {locked ? (
        <EmptyState
          title={period.own ? 'This period can’t be shown' : 'Unlock analytics'}
          text={
            period.own
              ? locked
              : `${locked} See results from brief views to content reach, by platform, format and creator.`
          }
          action={
            isOfPlan(read.error) && (
              <Button component={LinkTo} to={{ path: '/app/brand/billing', search: { uid: brandUid } }}>
                See plans
              </Button>
            )
          }
        />
      ) : (
        <Loaded of={read}>{(data) => <Parts data={data} brandUid={brandUid} period={period} />}</Loaded>
      )}
    </Screen>
  )
}

/** Whether a plan would open it, rather than other days. */
function isOfPlan(error: { details: unknown } | null): boolean {
  return typeof error?.details === 'object' && error.details !== null && 'capability' in error.details
}

type Period = Pick<SentInputOf<typeof analyticsCalls.getAnalytics>, 'days' | 'own'>

function lastDays(days: '30' | '90' | '365') {
  return { days: analyticsDays.find((one) => String(one) === days) ?? 90, own: null }
}

function leadOf({ from }: Analytics, { days, own }: Period): string {
  if (own)
    return `${dateOf(`${own.from}T12:00:00Z`, 'UTC')} to ${dateOf(`${own.until}T12:00:00Z`, 'UTC')}, compared with the same length of time before`
  return `${ordinalDate(from)} to today, compared with the previous ${days} days`
}

function Parts({ data, brandUid, period }: { data: Analytics; brandUid: string; period: Period }) {
  const { funnel, now, before, medianDays, briefViews, timeline } = data
  const missing = now.deliverables - now.withInsights
  return (
    <Stack gap="lg">
      <Card>
        <LineChart
          title="Views over time"
          lead="New views on all your posts, by the day they were read"
          name="views-over-time"
          series={['This period', 'Period before']}
          rows={timeline.map((part) => ({
            label: dateOf(`${part.from}T12:00:00Z`, 'UTC'),
            values: [part.views, part.viewsBefore],
          }))}
          format={largeNumber}
        />
      </Card>
      <Card>
        <Head
          title="From brief to post"
          name="funnel"
          rows={[['Step', 'Now', 'Before'], ...funnel.map((row) => [stepWords[row.step], row.now, row.before])]}
        />
        <ShareTable
          heads={['Step', 'Now', 'Before']}
          rows={funnel.map((row) => ({
            name: stepWords[row.step],
            value: row.now,
            besides: [largeNumber(row.before)],
          }))}
        />
        <p className="dim">
          {[
            leakWords(funnel),
            medianWords(medianDays),
            `Your briefs were viewed ${counted(briefViews.now, 'time')} (${briefViews.before} before).`,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </Card>
      <Card>
        <Head
          title="Content performance"
          name="results"
          rows={[['Count', 'Now', 'Before'], ...results.map((name) => [name, now[name] ?? '', before[name] ?? ''])]}
        />
        <div className={styles.resultNumbers}>
          {results.map((name) => (
            <div key={name}>
              <b className="serif">{knownNumber(now[name]) ?? '–'}</b>
              <span>{name}</span>
              <small className="dim">previously {knownNumber(before[name]) ?? 'no data'}</small>
            </div>
          ))}
        </div>
        <Note tone={missing > 0 ? 'warn' : 'mute'}>
          {now.withInsights} of {now.deliverables} deliverables have insights
          {missing > 0 && '. The others aren’t included in these numbers'}
          {now.apart > 0 && `. ${now.apart} have YouTube’s own numbers, which can’t be added up`}.
        </Note>
      </Card>
      {data.venues && data.venues.length > 1 && <Venues venues={data.venues} days={daysSearch(period)} />}
      <div className="two-columns">
        <Slices title="By platform" slices={data.platforms} />
        <Slices title="By format" slices={data.formats} />
        {data.influencers && <Slices title="By creator" slices={data.influencers} />}
        {data.weekdays && <Slices title="By day of the visit" slices={data.weekdays} />}
        {data.locked && (
          <Card>
            <h2>By creator, day and venue</h2>
            <p className="dim">
              See who reached the most people, which days work best and how your venues compare, in any period, and
              download every row. {data.locked}
            </p>
            <Button component={LinkTo} to={{ path: '/app/brand/billing', search: { uid: brandUid } }} variant="default">
              See plans
            </Button>
          </Card>
        )}
      </div>
      {!data.locked && <AllRows brandUid={brandUid} period={period} isOfMany={(data.venues?.length ?? 0) > 1} />}
    </Stack>
  )
}

function Slices({ title, slices }: { title: string; slices: NonNullable<Analytics['influencers']> }) {
  const rows = slices.map((slice) => [slice.name, slice.views, slice.saves, slice.deliverables, slice.withInsights])
  return (
    <Card>
      <Head
        title={title}
        name={title.toLowerCase().replaceAll(' ', '-')}
        rows={[['Name', 'Views', 'Saves', 'Deliverables', 'With insights'], ...rows]}
      />
      {slices.length === 0 ? (
        <p className="dim">Nothing was published in this period.</p>
      ) : (
        <ShareTable
          heads={['', 'Views', 'Saves', 'With insights']}
          rows={slices.map((slice) => ({
            name: slice.name,
            value: slice.views,
            besides: [largeNumber(slice.saves), `${slice.withInsights} of ${slice.deliverables}`],
          }))}
        />
      )}
    </Card>
  )
}

function knownNumber(count: number | null): string | null {
  return count === null ? null : largeNumber(count)
}

function medianWords({ answer, visit, content, published }: Analytics['medianDays']): string {
  const parts = [
    answer !== null && `${daysWords(answer)} to reply`,
    visit !== null && `${daysWords(visit)} from reply to visit`,
    content !== null && `${daysWords(content)} from visit to content`,
    published !== null && `${daysWords(published)} from content to post`,
  ].filter(Boolean)
  return parts.length > 0 ? `Median: ${parts.join(', ')}.` : 'No replies or visits in this period.'
}

/** Days as one says them: hours where it is less than one. */
function daysWords(days: number): string {
  if (days >= 1) return counted(days, 'day')
  const hours = Math.round(days * 24)
  return hours > 0 ? `${hours} h` : 'under an hour'
}
