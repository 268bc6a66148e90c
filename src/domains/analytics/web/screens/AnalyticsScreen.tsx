import { Box, Button, Group, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf, SentInputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { counted, largeNumber, shortDayRange } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { cityFacts, formatNames, platformNames } from '../../../profiles/vocabulary.ts'
import { VenueFilter } from '../../../groups/web/parts/VenueFilter.tsx'
import { groupOf, useProfileUid, useSession } from '../../../profiles/web/session.tsx'
import { analyticsCalls, analyticsDays, type TimelineStep } from '../../contract.ts'
import { isOfPlan } from '../../../plans/entitlements.ts'
import { daysOf } from '../../../value/web/parts/period.ts'
import { ResultPages } from '../../../value/web/parts/ResultPages.tsx'
import { knownCount, ofCollabs } from '../../../value/web/parts/summary-words.ts'
import { analyticsSearch } from '../links.ts'
import { AllRows } from './analytics/AllRows.tsx'
import { Venues } from './analytics/Venues.tsx'
import { daysSearch } from './analytics/days-search.ts'
import { BestContent, nameIn } from './analytics/BestContent.tsx'
import { ExampleAnalytics, ExampleSlices } from './analytics/ExampleAnalytics.tsx'
import { Funnel, stepWords } from './analytics/Funnel.tsx'
import { Head } from './analytics/Head.tsx'
import { NumberRows } from './analytics/NumberRows.tsx'
import { Slices } from './analytics/Slices.tsx'
import { ViewsOverTime } from './analytics/ViewsOverTime.tsx'
import styles from './analytics.module.css'

type Analytics = OutputOf<typeof analyticsCalls.getAnalytics>

const cityNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(cityFacts).map(([city, { name }]) => [city, name]),
)
const results = ['views', 'reach', 'likes', 'comments', 'saves', 'shares', 'clicks'] as const
/** Clicks are those of tracked links, as on the Value page. */
const wordOf = (name: (typeof results)[number]) => (name === 'clicks' ? 'link clicks' : name)

/** How briefs, visits and content did in a period, beside the period before. */
export function AnalyticsScreen() {
  const [{ uid, venues: inAddress, days = '90', rows = '', step = null, ...typed }, setAddress] =
    useAddress(analyticsSearch)
  const [today] = useState(() => new Date())
  const brandUid = useProfileUid(uid)
  const group = groupOf(useSession(), brandUid)
  const chosen = group?.venues.map((venue) => venue.uid).filter((one) => inAddress?.split(',').includes(one)) ?? []
  const several = chosen.length > 0 ? { venues: chosen } : {}
  const period = days === 'own' ? { days: 90 as const, own: daysOf('own', typed, today) } : lastDays(days)
  const read = useRead(analyticsCalls.getAnalytics, { brandUid, ...several, ...period, step }, { keep: true })
  const locked = read.error?.code === 'failed-precondition' && (!read.data || period.own) ? read.error.message : null
  return (
    <Screen
      title="Analytics"
      lead={read.data && !locked && leadOf(read.data, period)}
      actions={
        <Group gap="sm">
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
      <ResultPages brandUid={brandUid} current="analytics" />
      {group && <ChosenVenues group={group} brandUid={brandUid} chosen={chosen} onChoose={setAddress} />}
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
      {locked && period.own && (
        <EmptyState
          title="This period can’t be shown"
          text={locked}
          action={
            isOfPlan(read.error) && (
              <Button component={LinkTo} to={{ path: '/app/brand/billing', search: { uid: brandUid } }}>
                See plans
              </Button>
            )
          }
        />
      )}
      {locked && !period.own && <ExampleAnalytics why={locked} brandUid={brandUid} />}
      {!locked && (
        <Loaded of={read}>
          {(data) => (
            <Parts
              data={data}
              brandUid={brandUid}
              period={period}
              onRows={(of) => setAddress({ rows: of })}
              onStep={(next) => setAddress({ step: next })}
            />
          )}
        </Loaded>
      )}
      <NumberRows
        of={locked ? '' : rows}
        title={rowsTitle(rows)}
        brandUid={brandUid}
        period={{ ...period, ...several }}
        onClose={() => setAddress({ rows: undefined })}
      />
    </Screen>
  )
}

type ChosenProps = {
  group: NonNullable<ReturnType<typeof groupOf>>
  brandUid: string
  /** None is the brand alone. */
  chosen: readonly string[]
  onChoose: (address: { venues: string }) => void
}

/** Whose numbers are added up: those of one venue, of some or of all. */
function ChosenVenues({ group: { venues }, brandUid, chosen, onChoose }: ChosenProps) {
  const uids = venues.map(({ uid }) => uid)
  const shown = chosen.length > 0 ? chosen : [brandUid]
  return (
    <Box mb="xl">
      <VenueFilter
        venues={venues.map(({ uid, profile }) => ({ uid, name: profile.name }))}
        chosen={venues.length > 1 && chosen.length === uids.length ? [] : shown}
        onChoose={(next) => onChoose({ venues: (next.length > 0 ? next : uids).join(',') })}
      />
    </Box>
  )
}

/** What the open rows are, in words. */
function rowsTitle(rows: string): string {
  const [kind = '', ...words] = rows.split(':')
  const name = words.join(':')
  if (kind === 'step') return nameIn(stepWords, name)
  if (kind === 'platform') return nameIn(platformNames, name)
  if (kind === 'type') return nameIn(formatNames, name)
  if (kind === 'city') return `Creators from ${nameIn(cityNames, name)}`
  return name || 'All deliverables'
}

type Period = Pick<SentInputOf<typeof analyticsCalls.getAnalytics>, 'days' | 'own'>

function lastDays(days: '30' | '90' | '365') {
  return { days: analyticsDays.find((one) => String(one) === days) ?? 90, own: null }
}

function leadOf({ firstDay, lastDay }: Analytics, { days, own }: Period): string {
  return `${shortDayRange(firstDay, lastDay)}, compared with ${own ? 'the previous period of the same length' : `the previous ${days} days`}`
}

type PartsProps = {
  data: Analytics
  brandUid: string
  period: Period
  onRows: (of: string) => void
  onStep: (step: TimelineStep) => void
}

function Parts({ data, brandUid, period, onRows, onStep }: PartsProps) {
  const { now, before } = data
  const missing = now.deliverables - now.withInsights
  return (
    <Stack gap="lg">
      <ViewsOverTime data={data} onStep={onStep} />
      <BestContent best={data.best} />
      <Funnel data={data} onRows={onRows} />
      <Card>
        <Head
          title="Content performance"
          name="results"
          rows={[
            ['Count', 'Now', 'Previous'],
            ...results.map((name) => [wordOf(name), now[name] ?? '', before[name] ?? '']),
          ]}
        />
        <p className="dim">All content from visits in this period, with its results to date.</p>
        <div className={styles.resultNumbers}>
          {results.map((name) => (
            <div key={name}>
              <b className="serif">{knownCount(now[name])}</b>
              <span>{wordOf(name)}</span>
              {before[name] !== null && <small className="dim">previously {largeNumber(before[name])}</small>}
            </div>
          ))}
        </div>
        {results.every((name) => before[name] === null) && <p className="dim">No insights for the previous period.</p>}
        <Note tone={missing > 0 ? 'warn' : 'mute'}>
          {now.withInsights} of {counted(now.deliverables, 'published deliverable')}{' '}
          {now.withInsights === 1 || now.deliverables === 1 ? 'has' : 'have'} insights
          {missing > 0 && '. The others aren’t included in these numbers'}
          {now.apart > 0 &&
            `. ${now.apart} on YouTube ${now.apart === 1 ? 'isn’t' : 'aren’t'} included: YouTube’s numbers can’t be added to other platforms’ numbers`}
          .{' '}
          {now.withLink === 0
            ? 'No collab had a tracked link before its posts went out, so clicks aren’t known.'
            : `${ofCollabs(now.withLink, now.collabs)} had a tracked link before the posts went out.`}
        </Note>
        {now.deliverables > 0 && (
          <Button variant="subtle" onClick={() => onRows('all:')}>
            {now.deliverables === 1 ? 'See the deliverable' : `See all ${counted(now.deliverables, 'deliverable')}`}
          </Button>
        )}
      </Card>
      {data.venues && data.venues.length > 1 && <Venues venues={data.venues} days={daysSearch(period)} />}
      <div className="two-columns">
        <Slices title="By platform" slices={data.platforms} names={platformNames} kind="platform" onRows={onRows} />
        <Slices title="By format" slices={data.formats} names={formatNames} kind="type" onRows={onRows} />
        {data.influencers && <Slices title="By creator" slices={data.influencers} kind="influencer" onRows={onRows} />}
        {data.weekdays && <Slices title="By day of visit" slices={data.weekdays} kind="weekday" onRows={onRows} />}
        {data.cities && (
          <Slices title="By creator’s city" slices={data.cities} names={cityNames} kind="city" onRows={onRows} />
        )}
      </div>
      {data.locked && <ExampleSlices why={data.locked} brandUid={brandUid} />}
      {!data.locked && <AllRows brandUid={brandUid} period={period} isOfMany={(data.venues?.length ?? 0) > 1} />}
    </Stack>
  )
}
