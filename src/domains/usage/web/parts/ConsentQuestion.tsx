import { toConsent } from '../links.ts'
import { ConsentAnswers } from './ConsentAnswers.tsx'
import styles from './consent.module.css'

/** The question as the banner asks it. Written by the server it is hidden, until a script knows that it has no answer. */
export function ConsentQuestion(props: { hidden?: boolean; onAnswer?: (yes: boolean) => void }) {
  return (
    <section
      className={`no-print ${styles.banner}`}
      data-consent-question
      aria-label="Cookies and analytics"
      hidden={props.hidden}
    >
      <p>
        Can we use analytics to improve Plusone? <a href={toConsent().path}>About cookies</a>
      </p>
      <ConsentAnswers onAnswer={props.onAnswer} />
    </section>
  )
}
