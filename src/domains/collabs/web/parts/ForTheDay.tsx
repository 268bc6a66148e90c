import { Button, Checkbox, Stack, Title } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useIsOnline } from '../../../../kit/web/network.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { copyToClipboard } from '../../../../kit/web/toasts.ts'
import { deliverableText } from '../../../briefs/deliverable-words.ts'
import { captionTags, pointsOf } from '../../day-list.ts'
import { useDayTicks } from '../day-ticks.ts'
import type { CollabData } from './StageBadge.tsx'
import styles from './for-the-day.module.css'

/** What a creator goes by on the day: what to film, the house rules, and what belongs into the caption. */
export function ForTheDay({ collab: { uid, side, outcome, stage, terms, brand } }: { collab: CollabData }) {
  const isShown = side === 'influencer' && outcome === 'open' && stage === 4 && terms !== null
  const { done, isWaiting, tick } = useDayTicks(uid, isShown)
  const isOnline = useIsOnline()
  if (!isShown) return null
  const points = (words: readonly string[]) =>
    words.map((one) => (
      <Checkbox
        key={one}
        size="md"
        label={one}
        classNames={{ body: styles.tick, label: styles.words }}
        checked={done.includes(one)}
        onChange={(event) => tick(one, event.currentTarget.checked)}
      />
    ))
  const tags = captionTags(terms)
  return (
    <Card>
      <Title order={2} mb="sm">
        For the day
      </Title>
      <Stack gap="md">
        <Part title="What to make">{points(terms.deliverables.map(deliverableText))}</Part>
        {terms.directions && <Part title="Shot ideas from the brief">{points(pointsOf(terms.directions))}</Part>}
        {brand.houseRules && <Part title="House rules">{points(pointsOf(brand.houseRules))}</Part>}
        {isWaiting && !isOnline && (
          <small className="dim">We’ve saved your ticks on this phone until you’re back online.</small>
        )}
        <Part title="For your caption">
          <p className={styles.tags}>{tags}</p>
          <p className="dim">{terms.disclosure.note}</p>
          <Button
            className={styles.copy}
            variant="default"
            leftSection={<IconCopy size={18} />}
            onClick={() => void copyToClipboard(tags)}
          >
            Copy disclosure and tags
          </Button>
        </Part>
      </Stack>
    </Card>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <Title order={3}>{title}</Title>
      {children}
    </section>
  )
}
