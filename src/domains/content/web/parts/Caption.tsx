import { Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useRead } from '../../../../kit/web/calls.ts'
import { contentCalls } from '../../contract.ts'
import type { DeliverableData } from '../deliverable-words.ts'
import styles from './draft-form.module.css'

const typingMs = 400

/** The caption, with what it lacks said while it is typed. */
export function Caption({
  deliverable,
  value,
  onChange,
  onLeave,
}: {
  deliverable: DeliverableData
  value: string
  onChange: (value: string) => void
  onLeave: () => void
}) {
  const [settled] = useDebouncedValue(value, typingMs)
  const check = useRead(
    contentCalls.checkCaptionFor,
    { deliverableUid: deliverable.uid, caption: settled },
    { keep: true },
  )
  const problems = check.data?.problems ?? []
  return (
    <div>
      <Textarea
        label={deliverable.type === 'story' ? 'Text on the Story' : 'Caption'}
        autosize
        minRows={3}
        maxLength={2_200}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onLeave}
      />
      <div className={styles.problems} aria-live="polite">
        {problems.map((problem) => (
          <div key={problem.text} className={value === '' ? 'dim' : styles.problem}>
            {value === '' ? '○' : '✕'} {problem.text}
          </div>
        ))}
        {check.data && problems.length === 0 && (
          <div className={styles.inOrder}>✓ Disclosure, mentions and hashtags look good.</div>
        )}
      </div>
    </div>
  )
}
