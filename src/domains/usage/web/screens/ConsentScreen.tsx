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
    <DoorFrame title="Cookies and analytics" lead="What we measure if you accept, and how to change your choice.">
      <p>
        <b>{consent ? (consent.analytics ? 'You said yes' : 'You said no') : 'You have not been asked yet'}</b>
        {consent && ` on ${ordinalDate(consent.at)}, to the text of ${consent.textVersion}.`}
        {!consent && '; until you answer, you are not counted.'}
      </p>
      <ConsentAnswers onAnswer={(yes) => void answerConsent(yes)} />
      <h2>If you say yes</h2>
      <p>
        We note which pages you open, how far you get with setting up, when a visit begins and ends, and that you are
        still there. It is kept with your account for {pageFact('usage-days') ?? '400'} days and read by our team alone;
        after that it lies in an archive that only our team can open.
      </p>
      <ThirdPartyList />
      <h2>If you say no</h2>
      <p>
        We count that a sign-in or sign-up page was opened, without a name for you or your browser, and nothing else. No
        tool of another company that counts visits is loaded. When something breaks, your browser tells us what went
        wrong, with your name if you are signed in, so that we can mend it.
      </p>
      <h2>What our count never holds</h2>
      <p>What you write, whom you write to, and what you look for.</p>
    </DoorFrame>
  )
}

/** The tools of other companies that are set, by what they do; they are loaded after a yes. */
function ThirdPartyList() {
  const tools = [
    pageFact('analytics-key') && 'a service that counts what is used',
    pageFact('google-tag') && 'Google, which counts page views and visits',
    pageFact('meta-pixel') && 'Meta, which learns from page views whether its advertisements led here',
    pageFact('recording-script') && 'a recorder, which sees the screen as you see it',
    pageFact('onboarding-script') && 'a guide, which shows first steps',
  ].filter(Boolean)
  if (tools.length === 0) return <p>No other company hears of it.</p>
  return (
    <>
      <p>Tools of other companies are then told of your visit, too:</p>
      <ul>
        {tools.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  )
}
