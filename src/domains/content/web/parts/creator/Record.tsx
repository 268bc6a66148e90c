import { Stack, Title } from '@mantine/core'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { counted, ordinalDate } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { productName } from '../../../../../kit/web/page-facts.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { toCollab } from '../../../../collabs/web/links.ts'
import { StageBadge } from '../../../../collabs/web/parts/StageBadge.tsx'
import type { contentCalls } from '../../../contract.ts'
import styles from './creator.module.css'

type Creator = OutputOf<typeof contentCalls.getCreatorPage>

/** What is known from visits: how reliable they were, what venues said, and what there was with the reader’s own. */
export function Record({ creator: { name, reliability, reviews, together } }: { creator: Creator }) {
  return (
    <Stack gap="lg">
      <Card>
        <Title order={2}>Reliability</Title>
        {reliability.score === null ? (
          <p className="dim">
            {reliability.visits === 0
              ? reliability.parts.length === 0
                ? `No visits with ${productName()} yet.`
                : 'No completed visits yet.'
              : `${counted(reliability.visits, 'visit')} so far.`}{' '}
            The score appears after three visits.
          </p>
        ) : (
          <p>
            <b>{reliability.score} out of 100</b> over {counted(reliability.visits, 'visit')}
          </p>
        )}
        <ul className={styles.list}>
          {reliability.parts.map(({ name: part, value, why }) => (
            <li key={part}>
              <b>{part}</b> {reliability.score !== null && <span className="dim">{value} out of 100</span>}
              <div className="dim">{why}</div>
            </li>
          ))}
        </ul>
      </Card>
      {reviews.length > 0 && (
        <Card>
          <Title order={2} mb="sm">
            Reviews from venues
          </Title>
          <ul className={styles.list}>
            {reviews.map(({ word, text, from, at }) => (
              <li key={`${at} ${from}`}>
                <b>{word}</b>
                {text && <blockquote className="quote">{text}</blockquote>}
                <small className="dim">
                  {from}, {ordinalDate(at)}
                </small>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {together.length > 0 && (
        <Card>
          <Title order={2} mb="sm">
            Collabs with {name}
          </Title>
          <ul className={styles.list}>
            {together.map(({ collabUid, venue, title, at, stage, outcome, visit }) => (
              <li key={collabUid}>
                <LinkTo to={toCollab(collabUid)}>{title}</LinkTo> <StageBadge collab={{ stage, outcome, visit }} />
                <div className="dim">
                  {venue}, {ordinalDate(at)}
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Stack>
  )
}
