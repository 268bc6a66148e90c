import styles from './open-page.module.css'
/** A page that is not there, or not any more; nothing tells which. */
export function GonePage() {
  return (
    <section className={styles.hero}>
      <div>
        <h1 className="serif">Page not found</h1>
        <p className="plain-lead">The address may be mistyped, or the page is no longer public.</p>
        <p className={styles.actions}>
          <a href="/" className={styles.button} data-quiet>
            Go to the start page
          </a>
        </p>
      </div>
    </section>
  )
}
