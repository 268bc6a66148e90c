import { productName } from '../../../../kit/web/page-facts.ts'
import { toConsent } from '../links.ts'
import { ConsentAnswers } from './ConsentAnswers.tsx'
import styles from './consent.module.css'

type Props = { product?: string; hidden?: boolean; onAnswer?: (yes: boolean) => void }

/** The question as the banner asks it. Written by the server it is hidden, until a script knows that it has no answer. */
export function ConsentQuestion({ product = productName(), hidden, onAnswer }: Props) {
  return (
    <section
      className={`no-print ${styles.banner}`}
      data-consent-question
      aria-label="Cookies and analytics"
      hidden={hidden}
    >
      <p>
        Can we use analytics to improve {product}? <a href={toConsent().path}>About cookies</a>
      </p>
      <ConsentAnswers onAnswer={onAnswer} />
    </section>
  )
}
