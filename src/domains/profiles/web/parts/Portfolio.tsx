import { Stack, Title } from '@mantine/core'
import { capitalised, largeCounted, largeNumber, percentOfBp, timeAgo } from '../../../../kit/web/format.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { followerOf } from '../../follower-words.ts'
import { confirmedBy, platformNames } from '../../vocabulary.ts'
import type { InfluencerProfile } from './Decision.tsx'
import styles from './gallery.module.css'

/** A creator's accounts with their numbers, and how these are known. */
export function SocialAccounts({ profile }: { profile: InfluencerProfile }) {
  return (
    <Card>
      <Title order={2} mb="sm">
        Accounts
      </Title>
      {profile.social.length === 0 && <p className="dim">No accounts with insights yet.</p>}
      <Stack>
        {profile.social.map((account) => (
          <div key={account.platform}>
            <a href={account.url} target="_blank" rel="noreferrer">
              <b>
                {platformNames[account.platform]} @{account.handle}
              </b>
            </a>
            <div>
              {largeCounted(account.followers, followerOf(account.platform))}
              {account.averageViews !== null && `, ${largeNumber(account.averageViews)} average views`}
              {account.engagementBp !== null && `, ${percentOfBp(account.engagementBp)} engagement`}
            </div>
            <small className="dim">
              {capitalised(confirmedBy(account.confirmedHow, account.platform))}, {timeAgo(account.confirmedAt)}
              {Object.entries(account.audience.city ?? {}).map(([city, share]) => ` · ${share} % ${city}`)}
            </small>
          </div>
        ))}
      </Stack>
    </Card>
  )
}

/** The pictures a creator shows of their work. */
export function Portfolio({ profile }: { profile: InfluencerProfile }) {
  if (profile.gallery.length === 0) return null
  return (
    <Card>
      <Title order={2} mb="sm">
        Portfolio
      </Title>
      <div className={styles.gallery}>
        {profile.gallery.map((path) => (
          <Picture key={path} path={path} alt="" kind="content" ratio={4 / 5} sizes="160px" />
        ))}
      </div>
    </Card>
  )
}
