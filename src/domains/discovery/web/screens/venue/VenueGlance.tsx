import { IconClock, IconDoor, IconHome, IconLanguage, IconShieldCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { counted } from '../../../../../kit/web/format.ts'
import { languageNames } from '../../../../profiles/creator-vocabulary.ts'
import { openDays, replyWords } from '../../venue-words.ts'
import type { Venue } from './shown-venue.ts'
import styles from './venue.module.css'

/** How a venue treats creators, and what one should know before one goes: each a line with a symbol. */
export function VenueGlance({
  venue: { replies, reliability, distanceKm, openingHours, languages },
}: {
  venue: Venue
}) {
  const { score, visits, parts } = reliability
  return (
    <ul className={styles.lines}>
      <Line icon={<IconClock size={20} />}>
        {replies ? (
          <>
            Usually replies <b>{replyWords(replies.hours)}</b>{' '}
            <span className="dim">({counted(replies.requests, 'request')} in the last 90 days)</span>
          </>
        ) : (
          'Not enough replies yet to say how quickly they reply'
        )}
      </Line>
      <Line icon={<IconShieldCheck size={20} />}>
        {score === null ? (
          'Reliability appears after three visits'
        ) : (
          <>
            Reliability <b>{score} out of 100</b>, over {counted(visits, 'visit')}
            {parts.map(({ name, why }) => (
              <small key={name} className={`dim ${styles.part}`}>
                {why}
              </small>
            ))}
          </>
        )}
      </Line>
      {distanceKm !== null && <Line icon={<IconHome size={20} />}>{distanceKm} km from home</Line>}
      {openingHours.length > 0 && (
        <Line icon={<IconDoor size={20} />}>
          <details className={styles.hours}>
            <summary>Opening hours</summary>
            <dl>
              {openDays(openingHours).map(({ day, hours }) => (
                <div key={day}>
                  <dt>{day}</dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
          </details>
        </Line>
      )}
      {languages.length > 0 && (
        <Line icon={<IconLanguage size={20} />}>
          Speaks {spoken.format(languages.map((one) => languageNames[one]))}
        </Line>
      )}
    </ul>
  )
}

const spoken = new Intl.ListFormat('en-GB')

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <div>{children}</div>
    </li>
  )
}
