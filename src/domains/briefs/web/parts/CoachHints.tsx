import { Progress } from '@mantine/core'
import type * as z from 'zod/mini'
import type { CoachView } from '../../contract.ts'
import { scoreWords } from '../../../profiles/score-words.ts'
import styles from './coach-hints.module.css'

/** The coach's score of a brief, and what would raise it most. */
export function CoachHints({ coach, most = 3 }: { coach: z.output<typeof CoachView>; most?: number }) {
  return (
    <div>
      <div className={styles.head}>
        <b>Coach</b>
        <span className="numbers" data-tip={scoreWords.coach}>
          {coach.score} out of 100
        </span>
      </div>
      <Progress value={coach.score} aria-label={`Coach score: ${coach.score} out of 100`} />
      {coach.hints.length > 0 && (
        <ul className={styles.hints}>
          {coach.hints.slice(0, most).map((hint) => (
            <li key={hint.part}>
              {hint.text} <span className="dim">+{hint.points}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
