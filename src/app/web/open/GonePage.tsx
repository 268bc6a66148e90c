import { HelpSearch } from './HelpSearch.tsx'
import styles from './open-page.module.css'

/** A page that is not there, or not any more; nothing tells which. */
export function GonePage() {
  return (
    <section>
      <h1 className="serif">Page not found</h1>
      <p className="plain-lead">
        The address may be mistyped, or the page is no longer public. Search our help, or go back to the home page.
      </p>
      <HelpSearch />
      <p className={styles.actions}>
        <a href="/" className={styles.button} data-quiet>
          Go to the home page
        </a>
        <a href="/support" className={styles.button} data-quiet>
          Contact support
        </a>
      </p>
    </section>
  )
}
