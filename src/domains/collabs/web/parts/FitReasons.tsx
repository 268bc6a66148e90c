import { Progress } from '@mantine/core'
import { capitalised } from '../../../../kit/web/format.ts'
import { scoreWords } from '../../../profiles/score-words.ts'
import styles from './fit-reasons.module.css'
import { forAndAgainst, type Reason } from './for-and-against.ts'

type Props = { fit: number; reasons: readonly Reason[] }

/** A match is never a bare number: its reasons in words, once, each with its points of the most that it can bring. `own` is for the creator themselves, whose reasons the server writes to them. */
export function FitReasons({ fit, reasons, own = false }: Props & { own?: boolean }) {
  return (
    <div className={styles.reasons}>
      <div>
        <Match fit={fit} tip={own ? scoreWords.ownMatch : scoreWords.match} />
      </div>
      <Reasons reasons={reasons} />
    </div>
  )
}

/** The same where several stand beside each other: what is compared comes in the same order in each. */
export function FitRows({ fit, reasons, className }: Props & { className?: string | undefined }) {
  const inOrder = reasons.toSorted((a, b) => b.of - a.of || a.part.localeCompare(b.part))
  return (
    <div className={className}>
      <h2 className={styles.title}>
        <Match fit={fit} />
      </h2>
      <Reasons reasons={inOrder} />
    </div>
  )
}

/** The same where several stand below each other: what speaks most for it and against it in a line, all when opened. */
export function FitInShort(props: Props) {
  const words = forAndAgainst(props.reasons).map(({ text }) => capitalised(text))
  return (
    <details className={styles.folded}>
      <summary>
        <Match fit={props.fit} />
        <span className={styles.short}>{words.join(' · ')}</span>
      </summary>
      <div className={styles.reasons}>
        <Reasons reasons={props.reasons} />
      </div>
    </details>
  )
}

function Match({ fit, tip = scoreWords.match }: Pick<Props, 'fit'> & { tip?: string }) {
  return <b data-tip={tip}>Match {fit}/100</b>
}

function Reasons({ reasons }: Pick<Props, 'reasons'>) {
  return (
    <>
      {reasons.map((reason) => (
        <div className={styles.place} key={reason.part}>
          <div className={styles.reason}>
            <Progress
              value={(reason.points / reason.of) * 100}
              size={6}
              aria-label={`${reason.part}: ${Math.round(reason.points)} of ${reason.of} points`}
            />
            <small className={styles.points}>
              {Math.round(reason.points)}/{reason.of}
            </small>
            <small>{capitalised(reason.text)}</small>
          </div>
        </div>
      ))}
    </>
  )
}
