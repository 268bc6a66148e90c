import { RecordHealth } from '../../../domains/records/web/parts/RecordHealth.tsx'
import { RecordPeople } from '../../../domains/records/web/parts/RecordPeople.tsx'
import { RecordTasks } from '../../../domains/records/web/parts/RecordTasks.tsx'
import { RecordSummary } from '../../../domains/records/web/parts/RecordSummary.tsx'
import { PossibleDuplicates } from '../../../domains/duplicates/web/parts/PossibleDuplicates.tsx'
import { RecordFrame } from './record/RecordFrame.tsx'
import { historyTab } from './record/RecordHistory.tsx'
import { collabsTab, contentTab, RecordMessages } from './record/RecordLists.tsx'
import { Button, Group, Title } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '../../../kit/web/calls.ts'
import { dateOf, ordinalDate } from '../../../kit/web/format.ts'
import { Badge, Card, Facts, Note } from '../../../kit/web/parts.tsx'
import { useAddress } from '../../../kit/web/route.ts'
import { useHeldTexts } from '../../../kit/web/held-write.ts'
import { Screen } from '../../../kit/web/screen.tsx'
import { profileCalls } from '../../../domains/profiles/contract.ts'
import { cityFacts } from '../../../domains/profiles/vocabulary.ts'
import { approvalNames, languageNames } from '../../../domains/profiles/creator-vocabulary.ts'
import { approvalTones } from '../../../domains/profiles/web/tones.ts'
import { influencerSearch } from '../../../domains/profiles/web/links.ts'
import { AccountScreenshots } from '../../../domains/profiles/web/parts/AccountScreenshots.tsx'
import { UsageLink } from '../../../domains/profiles/web/parts/UsageLink.tsx'
import { Decision, type DecisionKind, type InfluencerProfile } from '../../../domains/profiles/web/parts/Decision.tsx'
import { RiskFlags } from '../../../domains/profiles/web/parts/RiskFlags.tsx'
import { Portfolio, SocialAccounts } from '../../../domains/profiles/web/parts/Portfolio.tsx'
import { ViewAs } from '../../../domains/staff/web/parts/ViewAs.tsx'
import { StaffFacts } from '../../../domains/profiles/web/parts/StaffFacts.tsx'

/** One creator for the team: who they are, everything that happened, and what to do next. */
export function InfluencerScreen() {
  const [{ influencer = '' }] = useAddress(influencerSearch)
  const profile = useRead(profileCalls.getInfluencerProfile, { uid: influencer })
  return (
    <Screen title={profile.data ? `@${profile.data.handle}` : 'Influencer'} bare of={profile} width="wide">
      {(data) => <Creator key={data.uid} profile={data} />}
    </Screen>
  )
}

function Creator({ profile }: { profile: InfluencerProfile }) {
  const { uid, name, handle, approval, approvalReason } = profile
  return (
    <RecordFrame
      recordUid={uid}
      summary={<RecordSummary recordUid={uid} />}
      picture={{ path: profile.avatar, kind: 'user' }}
      name={name}
      about={
        <>
          <span className="dim">@{handle}</span> <Badge tone={approvalTones[approval]}>{approvalNames[approval]}</Badge>{' '}
          <UsageLink about={uid} />
          {approvalReason && approval !== 'approved' && <Note tone="warn">{approvalReason}</Note>}
        </>
      }
      actions={<Decisions profile={profile} />}
      contacts={<RecordPeople recordUid={uid} />}
      facts={
        <>
          <About profile={profile} />
          {profile.staff && <StaffFacts profile={profile} />}
        </>
      }
      next={
        <>
          <RecordTasks recordUid={uid} />
          {(approval === 'approved' || approval === 'suspended') && <RecordHealth recordUid={uid} />}
          {profile.staff && <RiskFlags influencerUid={uid} />}
          {profile.staff && <PossibleDuplicates uid={uid} />}
        </>
      }
      tabs={[
        historyTab(uid),
        collabsTab({ influencerUid: uid }),
        contentTab({ influencerUid: uid }),
        { key: 'messages', label: 'Messages', content: () => <RecordMessages profileUid={uid} /> },
        {
          key: 'portfolio',
          label: 'Accounts and portfolio',
          content: () => (
            <>
              {profile.staff && <AccountScreenshots influencerUid={uid} />}
              <SocialAccounts profile={profile} />
              <Portfolio profile={profile} />
            </>
          ),
        },
      ]}
    />
  )
}

function Decisions({ profile }: { profile: InfluencerProfile }) {
  const [decision, setDecision] = useState<DecisionKind | null>(null)
  const given = useHeldTexts().get(profile.uid)
  const { uid, name, approval, can } = profile
  if (given) return <span className="dim">{given}</span>
  return (
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
      {can.viewAs && <ViewAs uid={uid} type="influencer" name={name} />}
      {decision && <Decision profile={profile} decision={decision} onClose={() => setDecision(null)} />}
    </Group>
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
          ['Home city', cityFacts[profile.homeCity].name],
          ['Cities', profile.cities.map((city) => cityFacts[city].name).join(', ')],
          ['Date of birth', ordinalDate(profile.dateOfBirth)],
          ['Languages', profile.languages.map((language) => languageNames[language]).join(', ')],
          ['Content', profile.contentVibe.join(', ')],
          profile.sports.length > 0 ? ['Sports', profile.sports.join(', ')] : null,
          profile.bio ? ['Bio', profile.bio] : null,
          ['Reliability', profile.reliability === null ? 'new' : `${profile.reliability}/100`],
          ['Completed visits', String(profile.visitsCompleted)],
          profile.permitNumber
            ? [
                'Permit',
                [
                  profile.permitNumber,
                  profile.permitCountry,
                  profile.permitUntil && `valid until ${ordinalDate(profile.permitUntil)}`,
                ]
                  .filter(Boolean)
                  .join(', '),
              ]
            : null,
          ['Joined', dateOf(profile.createdAt, 'Europe/London')],
        ]}
      />
    </Card>
  )
}
