import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { must } from '../../../../kit/contract/must.ts'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { saveCsv } from '../../../../kit/web/save-file.ts'
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
import { analyticsSearch } from '../links.ts'
import { ShareTable } from './analytics/ShareTable.tsx'
import styles from './analytics.module.css'

type Analytics = OutputOf<typeof analyticsCalls.getAnalytics>

const stepWords: Record<Analytics['funnel'][number]['step'], string> = {
  requests: 'requested or were invited',
  approved: 'agreed',
  visited: 'came',
  delivered: 'delivered all content',
  published: 'published all content',
}
/** The step that loses the largest part of the collabs before it, in words. */
function leakWords(funnel: Analytics['funnel']): string | null {
  const losses = funnel.slice(1).map((row, at) => ({ row, from: funnel[at]?.now ?? 0 }))
  const worst = losses
    .filter(({ row, from }) => from > 0 && row.now < from)
    .toSorted((a, b) => a.row.now / a.from - b.row.now / b.from)[0]
  return worst ? `Most are lost before “${stepWords[worst.row.step]}”: ${worst.row.now} of ${worst.from}.` : null
}

const results = ['views', 'reach', 'likes', 'comments', 'saves', 'shares', 'clicks'] as const

/** How briefs, visits and content did in a period, beside the period before. */
export function AnalyticsScreen() {
  const [{ uid, days = '90' }, setAddress] = useAddress(analyticsSearch)
  const brandUid = useProfileUid(uid)
  const chosen = analyticsDays.find((one) => String(one) === days) ?? 90
  const read = useRead(analyticsCalls.getAnalytics, { brandUid, days: chosen }, { keep: true })
  const locked = read.error?.code === 'failed-precondition' && !read.data
  return (
    <Screen
      title="Analytics"
      lead={read.data && `${ordinalDate(read.data.from)} to today, compared with the previous ${chosen} days`}
      actions={
        <Group gap="sm">
          <Button component={LinkTo} to={toValue(brandUid)} variant="default">
            Was it worth it?
          </Button>
          <SegmentedControl
            aria-label="Period"
            value={days}
            onChange={(value) => setAddress({ days: analyticsSearch.parse({ days: value }).days })}
            data={analyticsDays.map((one) => ({ value: String(one), label: one === 365 ? '1 year' : `${one} days` }))}
          />
        </Group>
      }
    >
      {locked ? (
        <EmptyState
          title="Unlock analytics"
          text={`${must(read.error, 'error').message} See results from brief views to content reach, by platform, format and creator.`}
          action={
            <Button component={LinkTo} to={{ path: '/app/brand/billing', search: { uid: brandUid } }}>
              See plans
            </Button>
          }
        />
      ) : (
        <Loaded of={read}>{(data) => <Parts data={data} brandUid={brandUid} />}</Loaded>
      )}
    </Screen>
  )
}

function Parts({ data, brandUid }: { data: Analytics; brandUid: string }) {
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
      <div className="two-columns">
        <Slices title="By platform" slices={data.platforms} />
        <Slices title="By format" slices={data.formats} />
        {data.influencers && <Slices title="By creator" slices={data.influencers} />}
        {data.weekdays && <Slices title="By day of the visit" slices={data.weekdays} />}
        {data.locked && (
          <Card>
            <h2>By creator and by day</h2>
            <p className="dim">
              See who reached the most people, who came back and which days work best. {data.locked}
            </p>
            <Button component={LinkTo} to={{ path: '/app/brand/billing', search: { uid: brandUid } }} variant="default">
              See plans
            </Button>
          </Card>
        )}
      </div>
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

function Head({ title, name, rows }: { title: string; name: string; rows: (string | number)[][] }) {
  return (
    <div className={styles.analyticsHead}>
      <h2>{title}</h2>
      <Button size="compact-sm" variant="subtle" onClick={() => void saveCsv(name, rows)}>
        Download CSV
      </Button>
    </div>
  )
}

function knownNumber(count: number | null): string | null {
  return count === null ? null : largeNumber(count)
}

function medianWords({ answer, visit, content, published }: Analytics['medianDays']): string {
  const parts = [
    answer !== null && `${answer} days to reply`,
    visit !== null && `${visit} more days to visit`,
    content !== null && `${content} days from visit to content`,
    published !== null && `${published} until it’s published`,
  ].filter(Boolean)
  return parts.length > 0 ? `Median: ${parts.join(', ')}.` : 'No replies or visits in this period.'
}
