import { ordinalDate } from '../../../../kit/web/format.ts'
import { pageFact } from '../../../../kit/web/page-facts.ts'
import { DoorFrame } from '../../../accounts/web/parts/DoorFrame.tsx'
import { answerConsent } from '../consent.ts'
import { useConsent } from '../use-consent.ts'
import { ConsentAnswers } from '../parts/ConsentAnswers.tsx'

/** `/consent`: what is counted, and one's answer to it. */
export function ConsentScreen() {
  const consent = useConsent()
  return (
    <DoorFrame title="Cookies and analytics" lead="What we measure if you accept, and how to change your mind.">
      <p>
        <b>{consent ? (consent.analytics ? 'You accepted' : 'You declined') : 'You haven’t chosen yet'}</b>
        {consent && ` on ${ordinalDate(consent.at)} (version ${consent.textVersion}).`}
        {!consent && '. We don’t use analytics until you accept.'}
      </p>
      <ConsentAnswers onAnswer={(yes) => void answerConsent(yes)} />
      <h2>If you accept</h2>
      <p>
        We record which pages you open, how far you get with onboarding, and when your session starts and ends. We keep
        this with your account for {pageFact('usage-days') ?? '400'} days, then move it to an archive. Only our team can
        see it.
      </p>
      <ThirdPartyList />
      <h2>If you decline</h2>
      <p>
        We only record that a sign-in or sign-up page was opened, not who opened it. We don’t load other companies’
        analytics tools. When something breaks, your browser tells us what went wrong, with your name if you’re signed
        in, so that we can fix it.
      </p>
      <h2>What we never record</h2>
      <p>Our own analytics never record what you write, who you write to or what you search for.</p>
    </DoorFrame>
  )
}

/** The tools of other companies that are set, by what they do; they are loaded after a yes. */
function ThirdPartyList() {
  const tools = [
    pageFact('analytics-key') && 'a product analytics service',
    pageFact('google-tag') && 'Google, which measures page views and visits',
    pageFact('meta-pixel') && 'Meta, which uses page views to measure its ads',
    pageFact('recording-script') && 'a session recorder, which records your screen on this site',
    pageFact('onboarding-script') && 'an onboarding guide, which shows you around',
  ].filter(Boolean)
  if (tools.length === 0) return <p>We don’t share this with any other company.</p>
  return (
    <>
      <p>If you accept, these companies’ tools also measure your visit:</p>
      <ul>
        {tools.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  )
}
