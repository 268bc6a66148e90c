import { useConsent } from '../consent.ts'
import { toConsent } from '../links.ts'
import { ConsentAnswers } from './ConsentAnswers.tsx'

/** Asks once; the page behind it can be used meanwhile, and nothing is counted until there is a yes. */
export function ConsentBanner() {
  if (useConsent()) return null
  return (
    <section className="consent-banner no-print" aria-label="May we count your visit?">
      <p>
        May we count which pages you use, to make them better? Everything works the same if you say no.{' '}
        <a href={toConsent().path}>What that means</a>
      </p>
      <ConsentAnswers />
    </section>
  )
}
