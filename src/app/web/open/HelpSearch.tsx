import styles from './help.module.css'

/** A search over the articles: a plain form, so it needs no script. */
export function HelpSearch({ query = '' }: { query?: string }) {
  return (
    <form action="/help" role="search" className={styles.search}>
      <input
        type="search"
        name="q"
        maxLength={80}
        defaultValue={query}
        placeholder="Search help"
        aria-label="Search help"
      />
      <button type="submit">Search</button>
    </form>
  )
}
