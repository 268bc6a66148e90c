import { Button, Stack, Textarea, Title } from '@mantine/core'
import {
  IconMoodAngry,
  IconMoodHeart,
  IconMoodCry,
  IconMoodHappy,
  IconMoodSad,
  IconMoodSmile,
} from '@tabler/icons-react'
import { useState } from 'react'
import { dateTime } from '../../../../kit/web/format.ts'
import { Card, Facts } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { useNow } from '../../../collabs/web/use-now.ts'
import { opinionWords } from '../../../profiles/vocabulary.ts'
import { contentCalls } from '../../contract.ts'
import type { Deliverables } from '../deliverable-words.ts'
import { useFreshWrite } from '../../../collabs/web/use-fresh-write.ts'
import styles from './deliverable.module.css'

type Reviews = Deliverables['reviews']
const faces = {
  1: IconMoodAngry,
  2: IconMoodCry,
  3: IconMoodSad,
  4: IconMoodSmile,
  5: IconMoodHappy,
  6: IconMoodHeart,
} as const
type Value = keyof typeof opinionWords
const values = [1, 2, 3, 4, 5, 6] as const

/** How it was: given once, read once both have given theirs or after 14 days. */
export function ReviewCard({ collab, reviews }: { collab: CollabData; reviews: Reviews }) {
  const { brand, influencer, shownFrom } = reviews
  const now = useNow()
  const isPast = shownFrom !== null && Date.parse(shownFrom) <= now
  return (
    <Card>
      <Title order={2} mb="sm">
        How was it?
      </Title>
      <Stack gap="md">
        {reviews.canGive && <ReviewForm collab={collab} />}
        <Facts
          rows={[
            influencer && [
              `${collab.influencer.name} about ${collab.brand.name}`,
              <Given key="i" review={influencer} />,
            ],
            brand && [`${collab.brand.name} about ${collab.influencer.name}`, <Given key="b" review={brand} />],
          ]}
        />
        {!reviews.canGive && (!brand || !influencer) && shownFrom && (
          <span className="dim">
            {isPast
              ? 'No review from the other side yet.'
              : `You’ll see their review once you’ve both left one, or from ${dateTime(shownFrom, collab.brand.timezone)}.`}
          </span>
        )}
      </Stack>
    </Card>
  )
}

function Given({ review }: { review: NonNullable<Reviews['mine']> }) {
  const value = review.value as Value
  return (
    <>
      <Face value={value} /> <b>{opinionWords[value]}</b>
      {review.text && <div>“{review.text}”</div>}
    </>
  )
}

function Face({ value }: { value: Value }) {
  const Icon = faces[value]
  return <Icon className={styles.icon} size={20} stroke={1.8} aria-hidden="true" />
}

function ReviewForm({ collab }: { collab: CollabData }) {
  const [value, setValue] = useState<Value | null>(null)
  const [text, setText] = useState('')
  const give = useFreshWrite(contentCalls.submitReview, {
    onDone: ({ shown }) => showSuccess(shown ? 'Thank you. You can now read both reviews.' : 'Thank you.'),
  })
  return (
    <Stack gap="sm">
      <fieldset className={styles.opinionChoices} aria-label="Your rating">
        {values.map((one) => (
          <Button
            key={one}
            size="md"
            variant={value === one ? 'filled' : 'default'}
            aria-pressed={value === one}
            leftSection={<Face value={one} />}
            onClick={() => setValue(one)}
          >
            {opinionWords[one]}
          </Button>
        ))}
      </fieldset>
      <Textarea
        label="Your review (optional)"
        autosize
        minRows={2}
        maxLength={1_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        className="at-start"
        loading={give.busy}
        disabled={value === null}
        onClick={() => value && void give({ collabUid: collab.uid, value, text })}
      >
        Submit review
      </Button>
    </Stack>
  )
}
