import { timezoneName } from '../../../kit/contract/when.ts'
import type { OpenWords, SupportChannel, SupportFacts } from '../../open-pages.ts'
import { AwakeForm } from './AwakePage.tsx'
import { Articles } from './HelpPage.tsx'
import { HelpSearch } from './HelpSearch.tsx'
import styles from './support.module.css'

/** The channels of ours, with how soon each is answered. */
const channelWords: Record<SupportChannel['kind'], { name: string; answered: string }> = {
  chat: { name: 'Messaging app', answered: 'We reply in under 1 hour' },
  sms: { name: 'SMS', answered: 'We reply in under 6 hours' },
  instagram: { name: 'Instagram DM', answered: 'We reply within 1 working day' },
}

const mailWords: Record<SupportFacts['mail'], string> = {
  sent: 'Emails are being sent',
  late: 'Emails are delayed. Nothing is lost: they’ll arrive later.',
  off: 'Email isn’t set up on this site yet',
}

/** How to reach our own people, when they answer, and the most common questions. */
export function SupportPage({ support, words }: { support: SupportFacts; words: OpenWords }) {
  const { channels, articles, hours, mail } = support
  return (
    <>
      <h1 className="serif">Support</h1>
      <HelpSearch />
      <div className={styles.columns}>
        <div>
          <h2 className="serif">Contact us</h2>
          <p data-support-hours={hours.zone} className={styles.hours}>
            <b>{hours.isOpen ? 'We’re here now.' : 'We’re closed right now.'}</b> {hours.words},{' '}
            {hours.isReaders ? 'your time' : timezoneName(hours.zone)}.
          </p>
          {channels.length > 0 && (
            <ul className={styles.channels}>
              {channels.map((channel) => (
                <Channel key={channel.kind} channel={channel} />
              ))}
            </ul>
          )}
          <h3 className={styles.write}>Send us a message</h3>
          <p hidden data-signed-in>
            Your messages with us, and our replies, are in <a href="/app/dms?box=support">DMs, under Support</a>.
          </p>
          <AwakeForm page={{ kind: 'support-form' }} words={words} />
          <p className={styles.mail}>
            Or email <a href={`mailto:${words.mail}`}>{words.mail}</a>. We reply within 1 working day.
          </p>
        </div>
        <div>
          <h2 className="serif">Common questions</h2>
          <Articles articles={articles} />
          <p>
            <a href="/help" className={styles.all}>
              All help articles
            </a>
          </p>
          <h2 className="serif">Status</h2>
          <ul className={styles.status}>
            <li data-tone="good">{words.product} is up</li>
            <li data-tone={mail === 'sent' ? 'good' : 'warn'}>{mailWords[mail]}</li>
          </ul>
        </div>
      </div>
    </>
  )
}

function Channel({ channel: { kind, href, label } }: { channel: SupportChannel }) {
  const { name, answered } = channelWords[kind]
  return (
    <li>
      <b>{name}</b>
      <span>{answered}</span>
      <a href={href} rel="noopener">
        {label}
      </a>
    </li>
  )
}
