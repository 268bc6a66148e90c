import { Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import type { City } from '../../../profiles/vocabulary.ts'
import { discoveryCalls } from '../../contract.ts'
import type { FeedRule } from '../../taste.ts'
import type { FeedCardData } from './FeedCard.tsx'
import type { ReactNode } from 'react'

const titles: Record<FeedRule, string> = {
  tonight: 'Tonight',
  'closing-soon': 'Closing soon',
  new: 'New this week',
  'with-a-guest': 'With a guest',
  'quiet-near-home': 'Quiet places near home',
  full: 'Full just now: wait for a place',
}

type Props = { influencerUid: string; city: City | undefined; card: (card: FeedCardData, row: string) => ReactNode }

/** The rows by rule above the feed; each can be moved through sideways, by touch, wheel and keyboard. */
export function FeedRows({ influencerUid, city, card }: Props) {
  const { data } = useRead(discoveryCalls.listFeedRows, { influencerUid, city }, { keep: true })
  if (!data || data.rows.length === 0) return null
  return (
    <div className="feed-rows">
      {data.rows.map(({ rule, cards }) => (
        <section key={rule} aria-label={titles[rule]}>
          <Title order={2}>{titles[rule]}</Title>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
          <div className="feed-row" tabIndex={0} role="group" aria-label={titles[rule]}>
            {cards.map((one) => card(one, rule))}
          </div>
        </section>
      ))}
    </div>
  )
}
