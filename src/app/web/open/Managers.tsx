import { cityFacts } from '../../../domains/profiles/vocabulary.ts'
import type { ManagerCard, OpenWords } from '../../open-pages.ts'
import { OpenPicture } from './OpenPicture.tsx'
import styles from './home.module.css'

const list = new Intl.ListFormat('en-GB')

/** The named account managers; nothing where there is none. */
export function Managers({ managers, words }: { managers: readonly ManagerCard[]; words: OpenWords }) {
  if (managers.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className="serif">A person who knows your venue</h2>
      <p className={styles.lead}>
        Your account manager checks your first brief, helps you choose creators and steps in when something goes wrong.
      </p>
      <ul className={styles.managers}>
        {managers.map(({ name, slug, photo, cities, takesMeetings }) => (
          <li key={slug}>
            <OpenPicture path={photo} name={name} words={words} />
            <div>
              <h3>
                <a href={`/app/account-manager/${slug}`}>{name}</a>
              </h3>
              <p>{cities.length > 0 && list.format(cities.map((city) => cityFacts[city].name))}</p>
              {takesMeetings && (
                <a href={`/schedule-call?with=${slug}&source=home`} className={styles.more}>
                  Book a call with {name.split(' ')[0]}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
