import { counted, largeCounted, largeNumber, ordinalDate, percentOfBp } from '../../../kit/web/format.ts'
import type { PublicInfluencer } from '../../../domains/content/public-influencer.ts'
import { followerOf } from '../../../domains/profiles/follower-words.ts'
import { confirmedBy, platformNames } from '../../../domains/profiles/vocabulary.ts'
import type { OpenWords } from '../../open-pages.ts'
import { OpenPicture } from './OpenPicture.tsx'
import styles from './open-page.module.css'
import { possessive } from '../../../kit/contract/possessive.ts'

type Props = { influencer: PublicInfluencer; url: string; words: OpenWords }
const list = new Intl.ListFormat('en-GB')
const shareNames = { country: 'By country', city: 'By city', age: 'By age' } as const

/** An influencer's public media kit: what they make, how many see it, and the way to invite them. */
export function InfluencerPage({ influencer, url, words }: Props) {
  const { name, handle, bio, avatar, city, cities, languages, vibe, formats, gallery, accounts } = influencer
  const { visitsCompleted, isInTime, isPaused, reviews, places, slug } = influencer
  return (
    <article>
      <div className={styles.person}>
        <OpenPicture path={avatar} name={name} words={words} />
        <div>
          <h1 className="serif">{name}</h1>
          <p className={styles.kicker}>
            @{handle} · {[city, ...cities].join(', ')}
          </p>
          {isPaused && <p>Taking a break: no new invitations for now.</p>}
          {bio && <p className="plain-lead">{bio}</p>}
          {vibe.length > 0 && <p>Makes content about {list.format(vibe)}.</p>}
          {formats.length > 0 && <p>{formats.join(' · ')}</p>}
          {languages.length > 0 && <p>Speaks {list.format(languages)}.</p>}
          {visitsCompleted !== null && visitsCompleted > 0 && (
            <p>
              {counted(visitsCompleted, 'visit')} completed{isInTime && ', content on time'}.
            </p>
          )}
          <p className={styles.actions}>
            <a href={`/invite?creator=${slug}`} className={styles.button}>
              Invite to your venue
            </a>
            <a href={`${url}/kit.pdf`} className={styles.button} data-quiet>
              Media kit (PDF)
            </a>
          </p>
        </div>
        <img
          className={styles.code}
          src={`${url}/qr.svg`}
          alt={`QR code for ${possessive(name)} page`}
          width="132"
          height="132"
        />
      </div>
      {gallery.length > 0 && <Pieces of={gallery} by={name} media={words.media} />}
      {accounts.length > 0 && (
        <section>
          <h2 className="serif">Accounts</h2>
          <ul className={styles.accounts}>
            {accounts.map((account) => (
              <Account key={account.platform} account={account} />
            ))}
          </ul>
        </section>
      )}
      {reviews.length > 0 && <Reviews of={reviews} />}
      {places.length > 0 && (
        <section>
          <h2 className="serif">Visited</h2>
          <p>{places.map((place) => `${place.name}, ${place.city}`).join(' · ')}</p>
        </section>
      )}
    </article>
  )
}

function Pieces({ of, by, media }: { of: PublicInfluencer['gallery']; by: string; media: string }) {
  return (
    <section>
      <h2 className="serif">Content</h2>
      <ul className={styles.gallery}>
        {of.map((path, at) => (
          <li key={path}>
            <img
              src={`${media}/card/${path}`}
              alt={`Content ${at + 1} by ${by}`}
              width="360"
              height="450"
              loading={at < 2 ? 'eager' : 'lazy'}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Reviews({ of }: { of: PublicInfluencer['reviews'] }) {
  return (
    <section>
      <h2 className="serif">Reviews from brands</h2>
      <ul className={styles.accounts}>
        {of.map(({ word, text, from, at }) => (
          <li key={`${at} ${from}`} className={styles.card}>
            <h3>{word}</h3>
            {text && <blockquote>{text}</blockquote>}
            <small>
              {from}, {ordinalDate(at)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Account({ account }: { account: PublicInfluencer['accounts'][number] }) {
  const { platform, handle, url, followers, averageViews, engagementBp, confirmedHow, confirmedAt, audience } = account
  return (
    <li className={styles.card}>
      <h3>
        {platformNames[platform]}{' '}
        <a href={url} rel="noopener nofollow">
          @{handle}
        </a>
      </h3>
      <ul>
        <li>{largeCounted(followers, followerOf(platform))}</li>
        {averageViews !== null && <li>{largeNumber(averageViews)} average views</li>}
        {engagementBp !== null && <li>{percentOfBp(engagementBp)} engagement</li>}
      </ul>
      {audience &&
        (['country', 'city', 'age'] as const).map((kind) => (
          <Shares key={kind} title={shareNames[kind]} of={audience[kind]} />
        ))}
      <small>
        Numbers {confirmedBy(confirmedHow, platform)} on {ordinalDate(confirmedAt)}.
      </small>
    </li>
  )
}

function Shares({ title, of }: { title: string; of: Record<string, number> }) {
  const shares = Object.entries(of).toSorted(([, a], [, b]) => b - a)
  if (shares.length === 0) return null
  return (
    <p>
      <b>{title}:</b> {shares.map(([name, share]) => `${name} ${share}%`).join(', ')}
    </p>
  )
}
