import { Button, Title } from '@mantine/core'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { largeNumber, money } from '../../../../../kit/web/format.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { copyToClipboard } from '../../../../../kit/web/toasts.ts'
import { answerOf } from '../../../answer.ts'
import type { valueCalls } from '../../../contract.ts'
import styles from './value.module.css'

type Value = Pick<OutputOf<typeof valueCalls.getValue>, 'currency' | 'now' | 'before'>

type Props = { value: Value; planMinor: number | null; isPlanOfVenue?: boolean }

/** Whether it was worth it, in sentences that can be passed on. */
export function Answer({ value, ...plan }: Props) {
  const lines = answerOf({ ...value, ...plan }, { money, number: largeNumber })
  if (lines.length === 0) return null
  return (
    <Card>
      <div className={styles.answerHead}>
        <Title order={2}>In short</Title>
        <Button size="compact-sm" variant="subtle" onClick={() => void copyToClipboard(lines.join('\n'))}>
          Copy text
        </Button>
      </div>
      <ul className={styles.answer}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  )
}
