import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import type { ImportPreview } from '../../views.ts'
import { namelessWords, outcomeName, type Wording } from '../../outcome-words.ts'
import { outcomeTones } from '../tones.ts'
import { OutcomeCounts } from './OutcomeCounts.tsx'
import styles from './imports.module.css'

type Props = {
  kind: Wording
  preview: ImportPreview
  /** What can be done, beside the counts. */
  children?: ReactNode
}

/** What would come of the file: counts, problems by kind, and the first rows as they would become. */
export function PreviewRows({ kind, preview, children }: Props) {
  const { rows, counts, first, problems } = preview
  return (
    <Card>
      <Stack>
        <div>
          <Title order={2}>Preview</Title>
          {counts.read < rows && (
            <div className="dim">
              Based on the first {counts.read.toLocaleString('en-GB')} of {rows.toLocaleString('en-GB')} rows.
            </div>
          )}
        </div>
        <OutcomeCounts kind={kind} counts={counts} />
        {children}
        {/* An owner’s list is short: its rows say it themselves. */}
        {problems.length > 0 && kind !== 'own' && (
          <div>
            <Title order={3}>Warnings and problems</Title>
            <ul className={`plain-list ${styles.rows}`}>
              {problems.map((problem) => (
                <li key={problem.what}>
                  <b>{problem.count.toLocaleString('en-GB')} ×</b> {problem.what}
                  <div className="dim">{detailOf(problem)}</div>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <Title order={3}>
            {kind === 'own' ? 'Row by row' : first.length === 1 ? 'The first row' : `The first ${first.length} rows`}
          </Title>
          <ol className={`plain-list ${styles.rows}`}>
            {first.map(({ line, name, outcome, becomes, remarks }) => (
              <li key={line}>
                <div className={styles.row}>
                  <span>
                    <b>{name || namelessWords(kind)}</b> <span className="dim">line {line}</span>
                  </span>
                  <Badge tone={outcomeTones[outcome]}>{outcomeName(kind, outcome)}</Badge>
                </div>
                {becomes && <div>{becomes}</div>}
                {remarks.length > 0 && <div className="dim">{remarks.join(' ')}</div>}
              </li>
            ))}
          </ol>
        </div>
      </Stack>
    </Card>
  )
}

const shownValues = 3

/** `“Sauna”, “Cricket club” and others, in lines 3, 5 and others`. */
function detailOf({ values, count, lines }: ImportPreview['problems'][number]): string {
  const some = values.slice(0, shownValues).map((value) => `“${value}”`)
  const examples = `${some.join(', ')}${values.length > shownValues ? ' and others' : ''}`
  const where = `${count === 1 ? 'line' : 'lines'} ${lines.join(', ')}${count > lines.length ? ' and others' : ''}`
  return examples ? `${examples}, ${where}` : where.replace(/^l/, 'L')
}
