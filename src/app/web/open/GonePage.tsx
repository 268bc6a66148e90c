import styles from './open-page.module.css'
/** A page that is not there, or not any more; nothing tells which. */
export function GonePage() {
  return (
    <section className={styles.hero}>
      <div>
        <h1 className="serif">There is no such page</h1>
        <p className="plain-lead">The address may have been mistyped, or the page is not shown any more.</p>
        <p className={styles.actions}>
          <a href="/" className={styles.button} data-quiet>
            Back to the start
          </a>
        </p>
      </div>
    </section>
  )
}
