import { Button, SegmentedControl, Stack } from '@mantine/core'
import { must } from '../../../../kit/contract/must.ts'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { saveCsv } from '../../../../kit/web/csv.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { largeNumber, ordinalDate } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { analyticsDays, analyticsCalls } from '../../contract.ts'
import { analyticsSearch } from '../links.ts'
import { ShareTable } from './analytics/ShareTable.tsx'
import styles from './analytics.module.css'

type Analytics = OutputOf<typeof analyticsCalls.getAnalytics>

const stepWords: Record<Analytics['funnel'][number]['step'], string> = {
  views: 'saw a brief',
  requests: 'asked, or were invited',
  approved: 'agreed',
  visited: 'came',
  delivered: 'delivered all content',
  published: 'pieces are out',
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
      lead={read.data && `Since ${ordinalDate(read.data.from)}, beside the ${chosen} days before.`}
      actions={
        <SegmentedControl
          aria-label="Period"
          value={days}
          onChange={(value) => setAddress({ days: analyticsSearch.parse({ days: value }).days })}
          data={analyticsDays.map((one) => ({ value: String(one), label: one === 365 ? 'A year' : `${one} days` }))}
        />
      }
    >
      {locked ? (
        <EmptyState
          title="Analytics waits for you"
          text={`${must(read.error, 'error').message} From the first look at a brief to what the content reached, by platform, format and person.`}
          action={
            <Button component={LinkTo} to={{ path: '/app/brand/billing', search: { uid: brandUid } }}>
              See the plans
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
  const { funnel, now, before, medianDays } = data
  const missing = now.deliverables - now.withInsights
  return (
    <Stack gap="lg">
      <Card>
        <Head
          title="From the brief to the post"
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
        <p className="dim">{medianWords(medianDays)}</p>
      </Card>
      <Card>
        <Head
          title="What the content did"
          name="results"
          rows={[['Count', 'Now', 'Before'], ...results.map((name) => [name, now[name], before[name]])]}
        />
        <div className={styles.resultNumbers}>
          {results.map((name) => (
            <div key={name}>
              <b className="serif">{now.withInsights === 0 ? '–' : largeNumber(now[name])}</b>
              <span>{name}</span>
              <small className="dim">
                before: {before.withInsights === 0 ? 'none known' : largeNumber(before[name])}
              </small>
            </div>
          ))}
        </div>
        <Note tone={missing > 0 ? 'warn' : 'mute'}>
          {now.withInsights} of {now.deliverables} pieces have figures
          {missing > 0 && '; the others count in none of these'}.
        </Note>
      </Card>
      <div className="two-columns">
        <Slices title="By platform" slices={data.platforms} />
        <Slices title="By format" slices={data.formats} />
        {data.influencers && <Slices title="By person" slices={data.influencers} />}
        {data.weekdays && <Slices title="By day of the visit" slices={data.weekdays} />}
        {data.locked && (
          <Card>
            <h2>By person and by day</h2>
            <p className="dim">Who reached most, who came back, and which days of the week work. {data.locked}</p>
            <Button component={LinkTo} to={{ path: '/app/brand/billing', search: { uid: brandUid } }} variant="default">
              See the plans
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
        rows={[['Name', 'Views', 'Saves', 'Pieces', 'With figures'], ...rows]}
      />
      {slices.length === 0 ? (
        <p className="dim">Nothing was published in this time.</p>
      ) : (
        <ShareTable
          heads={['', 'Views', 'Saves', 'Figures']}
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
        CSV
      </Button>
    </div>
  )
}

function medianWords({ answer, visit, content }: Analytics['medianDays']): string {
  const parts = [
    answer !== null && `${answer} days to reply`,
    visit !== null && `${visit} more days to visit`,
    content !== null && `${content} days from visit to content`,
  ].filter(Boolean)
  return parts.length > 0 ? `Median: ${parts.join(', ')}.` : 'No replies or visits in this period.'
}
