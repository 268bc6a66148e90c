import { Chip, Title } from '@mantine/core'
import { useState } from 'react'
import { keysOf } from '../../../../kit/contract/keys.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { mostItems, type PortfolioItem } from '../../portfolio.ts'
import { PortfolioGrid, type Post } from './PortfolioGrid.tsx'
import styles from './portfolio.module.css'

type Props = {
  items: readonly PortfolioItem[]
  by: string
  /** What they posted on their connected accounts: what they chose for their portfolio, then the newest. */
  posts?: readonly Post[]
}

const origins = { delivered: 'Made with venues', chosen: 'Portfolio', posted: 'Recent posts' } as const
type Origin = keyof typeof origins
const originOf = ({ isChosen }: Post): Origin => (isChosen ? 'chosen' : 'posted')

/**
 * All there is to see of a creator's work in one grid: what they made for venues, what they chose, and what they posted of
 * late. A post that was made for a venue stands there once.
 */
export function CreatorContent({ items, by, posts = [] }: Props) {
  const [origin, setOrigin] = useState<Origin>()
  const known = new Set(items.map(({ liveUrl }) => liveUrl))
  const posted = posts.filter(({ url }) => !known.has(url)).slice(0, mostItems.page)
  const counts = {
    delivered: items.filter(({ from }) => from === 'delivered').length,
    chosen: items.filter(({ from }) => from === 'chosen').length + posted.filter(({ isChosen }) => isChosen).length,
    posted: posted.filter(({ isChosen }) => !isChosen).length,
  }
  const shown = origin && counts[origin] > 0 ? origin : undefined
  const present = keysOf(origins).filter((one) => counts[one] > 0)
  const chosen = shown ? items.filter(({ from }) => from === shown) : items.slice(0, mostItems.page - posted.length)
  return (
    <section aria-label="Content">
      <Title order={2} mb="sm">
        Content
      </Title>
      {present.length === 0 && (
        <Card>
          <EmptyState
            title="No content to show yet"
            text={`${by} hasn’t added anything to their portfolio yet. Their accounts below show what they post.`}
          />
        </Card>
      )}
      {present.length > 1 && (
        <div className={styles.origins} role="group" aria-label="Filter content">
          {present.map((one) => (
            <Chip key={one} size="sm" checked={one === shown} onChange={(isOn) => setOrigin(isOn ? one : undefined)}>
              {origins[one]} {counts[one]}
            </Chip>
          ))}
        </div>
      )}
      {present.length > 0 && (
        <PortfolioGrid items={chosen} posts={posted.filter((post) => !shown || shown === originOf(post))} by={by} />
      )}
    </section>
  )
}
