import styles from './home.module.css'

/** The one field that begins onboarding: a plain form, so it works before any script and without. */
export function VenueField({ label }: { label: string }) {
  return (
    <form className={styles.begin} action="/join" aria-label={label}>
      <input type="hidden" name="as" value="brand" />
      <input
        name="venue"
        required
        maxLength={80}
        autoComplete="organization"
        placeholder="Your venue’s name"
        aria-label="Your venue’s name"
      />
      <button type="submit">Start free</button>
    </form>
  )
}
