import { Button, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { dateTime, largeNumber, ordinalDate, percentOfBp, timeAgo } from '../../../../kit/web/format.ts'
import { Badge, Card, Facts, Note } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { profileCalls } from '../../contract.ts'
import { approvalNames, cityFacts, platformNames } from '../../vocabulary.ts'
import { approvalTones } from '../tones.ts'
import { influencerSearch } from '../links.ts'
import { UsageLink } from '../parts/UsageLink.tsx'
import { Decision, type DecisionKind, type InfluencerProfile } from '../parts/Decision.tsx'
import { RiskFlags } from './influencer/RiskFlags.tsx'
import { StaffFacts } from './influencer/StaffFacts.tsx'
import styles from '../parts/gallery.module.css'

/** One influencer for the team: the application, the figures, and what the team keeps. */
export function InfluencerScreen() {
  const [{ influencer = '' }] = useAddress(influencerSearch)
  const profile = useRead(profileCalls.getInfluencerProfile, { uid: influencer })
  return (
    <Screen title={profile.data ? `@${profile.data.handle}` : 'Influencer'} bare of={profile}>
      {(data) => (
        <Stack gap="lg">
          <Head profile={data} />
          <div className="two-columns">
            <Stack gap="lg">
              <Figures profile={data} />
              <Gallery profile={data} />
            </Stack>
            <Stack gap="lg">
              <About profile={data} />
              {data.staff && <StaffFacts key={data.uid} profile={data} />}
              {data.staff && <RiskFlags key={`flags ${data.uid}`} influencerUid={data.uid} />}
            </Stack>
          </div>
        </Stack>
      )}
    </Screen>
  )
}

function Head({ profile }: { profile: InfluencerProfile }) {
  const [decision, setDecision] = useState<DecisionKind | null>(null)
  const { approval, approvalReason } = profile
  return (
    <header>
      <div className="page-header">
        <div className="row-name">
          <span className={styles.picture}>
            <Picture path={profile.avatar} alt="" kind="user" sizes="72px" />
          </span>
          <div>
            <Title order={1}>{profile.name}</Title>
            <span className="dim">@{profile.handle}</span>{' '}
            <Badge tone={approvalTones[approval]}>{approvalNames[approval]}</Badge> <UsageLink about={profile.uid} />
          </div>
        </div>
        <Group gap="sm">
          {approval !== 'approved' && <Button onClick={() => setDecision('approved')}>Approve</Button>}
          {approval === 'applied' && (
            <>
              <Button variant="default" onClick={() => setDecision('details-requested')}>
                Ask a question
              </Button>
              <Button variant="default" onClick={() => setDecision('rejected')}>
                Reject
              </Button>
            </>
          )}
          {approval === 'approved' && (
            <Button variant="default" onClick={() => setDecision('suspended')}>
              Suspend
            </Button>
          )}
        </Group>
      </div>
      {approvalReason && approval !== 'approved' && <Note tone="warn">{approvalReason}</Note>}
      {decision && <Decision profile={profile} decision={decision} onClose={() => setDecision(null)} />}
    </header>
  )
}

function Figures({ profile }: { profile: InfluencerProfile }) {
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
              {largeNumber(account.followers)} followers
              {account.averageViews !== null && `, ${largeNumber(account.averageViews)} average views`}
              {account.engagementBp !== null && `, ${percentOfBp(account.engagementBp)} engagement`}
            </div>
            <small className="dim">
              {account.confirmedHow}, {timeAgo(account.confirmedAt)}
              {Object.entries(account.audience.city ?? {}).map(([city, share]) => ` · ${share} % ${city}`)}
            </small>
          </div>
        ))}
      </Stack>
    </Card>
  )
}

function Gallery({ profile }: { profile: InfluencerProfile }) {
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

function About({ profile }: { profile: InfluencerProfile }) {
  return (
    <Card>
      <Title order={2} mb="sm">
        About
      </Title>
      <Facts
        rows={[
          ['Home', cityFacts[profile.homeCity].name],
          ['Cities', profile.cities.map((city) => cityFacts[city].name).join(', ')],
          ['Date of birth', ordinalDate(profile.dateOfBirth)],
          ['Languages', profile.languages.join(', ')],
          ['Content', profile.contentVibe.join(', ')],
          profile.sports.length > 0 ? ['Sports', profile.sports.join(', ')] : null,
          profile.bio ? ['Bio', profile.bio] : null,
          ['Reliability', profile.reliability === null ? 'new' : `${profile.reliability}/100`],
          ['Visits kept', String(profile.visitsCompleted)],
          profile.permitNumber
            ? ['Permit', `${profile.permitNumber}, ${profile.permitCountry ?? ''} until ${profile.permitUntil ?? '?'}`]
            : null,
          ['Joined', dateTime(profile.createdAt, 'Europe/London')],
        ]}
      />
    </Card>
  )
}
