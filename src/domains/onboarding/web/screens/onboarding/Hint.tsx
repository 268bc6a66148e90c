import styles from './onboarding.module.css'
/** What was read elsewhere, to be taken by a tap. Not shown where the field says the same already. */
export function Hint({
  of,
  now,
  from = 'your website',
  onTake,
}: {
  of: string | undefined
  now: string
  from?: string
  onTake: (value: string) => void
}) {
  if (!of || of.trim() === now.trim()) return null
  return (
    <div className={styles.hint}>
      <small className="dim">From {from}</small>
      <p>{of}</p>
      <button type="button" onClick={() => onTake(of)} aria-label={`Use ${of.slice(0, 60)}`}>
        Use this
      </button>
    </div>
  )
}
