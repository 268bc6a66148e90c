import { howMany, type Noun } from '../../../../kit/web/grid/grid-column.ts'
import type { Plan } from '../bulk-action.ts'
import styles from './desk.module.css'

const shownNames = 8

/** Whom an action is for, and whom it leaves out. */
export function BulkPreview({ plan, noun }: { plan: Plan; noun: Noun }) {
  const { items, leftOut } = plan
  return (
    <div role="status" className={styles.preview}>
      {items.length > 0 && (
        <p>
          <b>{howMany(noun, items.length)}:</b> {namesOf(items.map(({ name }) => name))}
        </p>
      )}
      {leftOut.map(({ why, names }) => (
        <p key={why} className="dim">
          <b>
            {names.length} left out: {why}.
          </b>{' '}
          {namesOf(names)}
        </p>
      ))}
      {items.length > 0 && <p className="dim">Starts in 10 seconds. You can stop it at any time.</p>}
    </div>
  )
}

function namesOf(names: readonly string[]): string {
  const shown = names.slice(0, shownNames).join(', ')
  return names.length > shownNames ? `${shown} and ${names.length - shownNames} more` : shown
}
