import { Group, SegmentedControl, Stack, Title } from '@mantine/core'
import type * as z from 'zod/mini'
import { capitalised, dateOf, largeCounted, largeNumber, money } from '../../../../kit/web/format.ts'
import { LineChart } from '../../../../kit/web/line-chart.tsx'
import { Badge, Card, Facts } from '../../../../kit/web/parts.tsx'
import { OriginNote } from '../../../content/web/parts/OriginNote.tsx'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { opinionWords, platformNames } from '../../../profiles/vocabulary.ts'
import type { StoryView } from '../../contract/story.ts'
import {
  type ComparedPeriod,
  comparedPeriods,
  comparedPeriodWords,
  comparedWords,
  measureWords,
} from '../../comparison.ts'
import { costWords } from '../../costs.ts'
import { oneFormat } from '../../one-format.ts'
import valueStyles from '../screens/value/value.module.css'
import styles from './story.module.css'
import { amount, costKnown, knownCount, sharedRows, unitRows, viewsKnown } from './summary-words.ts'

const dayMs = 86_400_000
type StoryData = z.output<typeof StoryView>

/** One collab on one page, in the order in which somebody asks: what was made, what it reached, what it cost, how it compares. */
export function Story({
  story,
  isShared = false,
  onCompared,
}: {
  story: StoryData
  isShared?: boolean
  /** Chooses with which visits it is compared; without it nobody can. */
  onCompared?: (period: ComparedPeriod) => void
}) {
  const { summary, currency, posts, viewsByDay, lines, reviews } = story
  return (
    <Stack gap="lg">
      <Card>
        <Title order={2} mb="sm">
          Results
        </Title>
        <Facts
          rows={[
            ['Views', viewsKnown(summary)],
            ...(isShared ? sharedRows(summary, currency) : unitRows(summary, currency)),
          ]}
        />
      </Card>
      <Compared story={story} isShared={isShared} onCompared={onCompared} />
      {viewsByDay.length > 1 && (
        <Card className={styles.chart}>
          <LineChart
            title="Views over time"
            lead="All posts from this collab together, when we last checked"
            name={`views-${story.handle}-${story.visitDay}`}
            series={['Views']}
            rows={everyDay(viewsByDay)}
            format={largeNumber}
          />
        </Card>
      )}
      <div className="two-columns">
        <Posts posts={posts} />
        {!isShared && (
          <Card>
            <Title order={2} mb="sm">
              Costs
            </Title>
            <Facts
              rows={[
                ...lines.map(
                  ({ kind, minor, currency: own, why }) => [costWords[kind], `${money(minor, own)} · ${why}`] as const,
                ),
                ['Total', costKnown(summary, currency)],
              ]}
            />
          </Card>
        )}
      </div>
      {reviews.length > 0 && (
        <Card>
          <Title order={2} mb="sm">
            Reviews
          </Title>
          {reviews.map(({ side, value, text }) => (
            <div key={side}>
              <b>{side === 'brand' ? story.brandName : story.creatorName}</b>{' '}
              <Badge tone={value > 3 ? 'good' : 'warn'}>{opinionWords[value as keyof typeof opinionWords]}</Badge>
              {text && <p>“{text}”</p>}
            </div>
          ))}
        </Card>
      )}
    </Stack>
  )
}

/** How the collab compares: its numbers beside the medians of others, where there are enough of them. */
function Compared({
  story: { compared, comparedPeriod, similarIn, currency },
  isShared,
  onCompared,
}: {
  story: StoryData
  isShared: boolean
  onCompared: ((period: ComparedPeriod) => void) | undefined
}) {
  const few = compared.some(({ venue, similar }) => venue === null || similar === null)
  if (compared.length === 0) return null
  const columns: { head: string; of: (row: StoryData['compared'][number]) => number | null }[] = [
    { head: 'This collab', of: ({ own }) => own },
    { head: isShared ? 'The venue’s other collabs' : 'Your other collabs', of: ({ venue }) => venue },
    { head: 'Similar venues', of: ({ similar }) => similar },
  ]
  return (
    <Card>
      <Group justify="space-between" mb="sm">
        <Title order={2}>How it compares</Title>
        {onCompared && (
          <SegmentedControl
            className="no-print"
            aria-label="Compared with visits in"
            size="xs"
            value={comparedPeriod}
            onChange={onCompared}
            data={comparedPeriods.map((value) => ({ value, label: capitalised(comparedPeriodWords[value]) }))}
          />
        )}
      </Group>
      <div className={valueStyles.scroll}>
        <table className={`${valueStyles.rows} ${styles.compared}`} aria-label="How it compares">
          <thead>
            <tr>
              <th scope="col">Result</th>
              {columns.map(({ head }) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compared.map((row) => (
              <tr key={row.measure}>
                <th scope="row">{measureWords[row.measure]}</th>
                {columns.map(({ head, of }) => (
                  <td key={head} className="numbers">
                    {row.measure === 'costPerThousand' ? amount(of(row), currency) : knownCount(of(row))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="dim">
        {comparedWords(comparedPeriod, similarIn)}
        {few &&
          ' A dash means there are too few to compare: fewer than five of those brands, or fewer than three other collabs at this venue, with that number.'}
      </p>
    </Card>
  )
}

/** What was made, as pictures where the reader may see them. */
function Posts({ posts }: { posts: StoryData['posts'] }) {
  return (
    <Card>
      <Title order={2} mb="sm">
        Posts
      </Title>
      {posts.length === 0 && <p className="dim">No content is approved yet.</p>}
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.uid}>
            <Picture
              path={post.picture}
              placeholder={post.placeholder}
              alt=""
              ratio={4 / 5}
              kind="content"
              sizes="220px"
            />
            <b>
              {capitalised(oneFormat(post.format, post.platform))} · {nameIn(platformNames, post.platform)}
            </b>
            <span>
              <PostFacts post={post} />
            </span>
            <OriginNote origin={post.origin} />
            {post.isRightsOver && <small className="dim">Usage rights have ended</small>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function PostFacts({ post }: { post: StoryData['posts'][number] }) {
  const views = post.isWithdrawn
    ? 'Withdrawn by the creator'
    : post.views === null
      ? 'No insights yet'
      : largeCounted(post.views, 'view')
  return (
    <>
      {views}
      {post.liveUrl && (
        <>
          {' · '}
          <a href={post.liveUrl} target="_blank" rel="noreferrer">
            Open post
          </a>
        </>
      )}
    </>
  )
}

/** A point for every day, so that time runs evenly; days on which nobody looked have no value. */
function everyDay(days: StoryData['viewsByDay']) {
  const views = new Map(days.map(({ day, views: reached }) => [day, reached]))
  const [first, last] = [days[0]?.day, days.at(-1)?.day].map((day) => Date.parse(`${day}T12:00:00Z`))
  const count = Math.round(((last ?? 0) - (first ?? 0)) / dayMs) + 1
  return Array.from({ length: count }, (_, nth) => {
    const at = new Date((first ?? 0) + nth * dayMs).toISOString()
    return { label: dateOf(at, 'UTC'), values: [views.get(at.slice(0, 10)) ?? null] }
  })
}

function nameIn(names: Readonly<Record<string, string>>, key: string): string {
  return names[key] ?? key
}
