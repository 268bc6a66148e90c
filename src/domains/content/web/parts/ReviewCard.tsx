import { Button, Checkbox, Stack, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { dateTime } from '../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { useTyped } from '../../../../kit/web/use-typed.ts'
import { Card, Facts } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { useNow } from '../../../collabs/web/use-now.ts'
import { opinionWords } from '../../../profiles/vocabulary.ts'
import { contentCalls } from '../../contract.ts'
import type { Deliverables } from '../deliverable-words.ts'
import { useFreshWrite } from '../../../collabs/web/use-fresh-write.ts'
import { ReviewFace as Face } from './ReviewFace.tsx'
import styles from './deliverable.module.css'
import { possessive } from '../../../../kit/contract/possessive.ts'

type Reviews = Deliverables['reviews']
type Value = keyof typeof opinionWords
const values = [1, 2, 3, 4, 5, 6] as const

/** How it was: given once, read once both have given theirs or after 14 days. */
export function ReviewCard({ collab, reviews }: { collab: CollabData; reviews: Reviews }) {
  const { brand, influencer, shownFrom } = reviews
  const now = useNow()
  const missing = [!brand && collab.brand.name, !influencer && collab.influencer.name].filter(Boolean)
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
              `${possessive(collab.influencer.name)} review of ${collab.brand.name}`,
              <Given key="i" review={influencer} />,
            ],
            brand && [
              `${possessive(collab.brand.name)} review of ${collab.influencer.name}`,
              <Given key="b" review={brand} />,
            ],
          ]}
        />
        {reviews.mine && collab.side === 'influencer' && (
          <ShareReview collab={collab} isShared={reviews.mine.isShared} />
        )}
        {!reviews.canGive && (!brand || !influencer) && shownFrom && (
          <span className="dim">
            {isPast
              ? `No review from ${missing.join(' or ')} yet.`
              : `You’ll see their review once you’ve both left one, or from ${dateTime(shownFrom, collab.brand.timezone)}.`}
          </span>
        )}
      </Stack>
    </Card>
  )
}

function Given({ review }: { review: NonNullable<Reviews['brand']> }) {
  const value = review.value as Value
  return (
    <>
      <Face value={value} /> <b>{opinionWords[value]}</b>
      {review.text && <div>“{review.text}”</div>}
    </>
  )
}

/** Whether other creators may read it, of a review that was given. */
function ShareReview({ collab, isShared }: { collab: CollabData; isShared: boolean }) {
  const share = useWrite(contentCalls.shareReview, {
    onDone: (now) =>
      showSuccess(
        now.isShared ? 'Other creators can read your review.' : 'Only the venue and our team can read your review.',
      ),
  })
  return (
    <Checkbox
      {...sharingWords(collab.brand.name)}
      checked={isShared}
      disabled={share.busy}
      onChange={(event) => void share({ collabUid: collab.uid, isShared: event.currentTarget.checked })}
    />
  )
}

const sharingWords = (venue: string) => ({
  label: 'Share with other creators',
  description: `They can read it on ${possessive(venue)} page as soon as ${venue} can. Your name is only shown while your public page is on.`,
})

function ReviewForm({ collab }: { collab: CollabData }) {
  const [value, setValue] = useState<Value | null>(null)
  const [text, setText] = useTyped(`review ${collab.uid}`)
  const [isShared, setShared] = useState(false)
  const give = useFreshWrite(contentCalls.submitReview, {
    onDone: ({ shown }) => {
      setText('')
      showSuccess(
        shown
          ? 'Review submitted. You can now read both reviews.'
          : 'Review submitted. You’ll see theirs when they’ve left one.',
      )
    },
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
      {collab.side === 'influencer' && (
        <Checkbox
          {...sharingWords(collab.brand.name)}
          checked={isShared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
      )}
      <GuardedButton
        className="at-start"
        loading={give.busy}
        missing={value === null ? 'Choose a rating first.' : null}
        onClick={() => value && void give({ collabUid: collab.uid, value, text, isShared })}
      >
        Submit review
      </GuardedButton>
    </Stack>
  )
}
