import type { ManagerCard, OpenWords } from '../../open-pages.ts'
import { cityFacts } from '../../../domains/profiles/vocabulary.ts'
import { OpenPicture } from './OpenPicture.tsx'
import styles from './open-page.module.css'

const list = new Intl.ListFormat('en-GB')

/** A named account manager, and the way to talk to them. */
export function ManagerPage({ manager, words }: { manager: ManagerCard; words: OpenWords }) {
  const { name, slug, photo, role, cities, takesMeetings } = manager
  const meeting = new URLSearchParams({ with: slug, source: 'account-manager' })
  return (
    <article className={styles.person}>
      <OpenPicture path={photo} name={name} words={words} />
      <div>
        <p className={styles.kicker}>{role === 'admin' ? `The ${words.product} team` : 'Account manager'}</p>
        <h1 className="serif">{name}</h1>
        <p className="plain-lead">
          {cities.length > 0 && `Looks after venues in ${list.format(cities.map((city) => cityFacts[city].name))}. `}{' '}
          Helps you write your first brief and find the right creators, and steps in when something goes wrong.
        </p>
        <p className={styles.actions}>
          {takesMeetings && (
            <a href={`/schedule-call?${meeting}`} className={styles.button}>
              Book a call with {name.split(' ')[0]}
            </a>
          )}
          <a href="/join?as=brand" className={styles.button} data-quiet={takesMeetings || undefined}>
            Join as a brand
          </a>
        </p>
      </div>
    </article>
  )
}
