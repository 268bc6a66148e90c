import { Group } from '@mantine/core'
import { brandSearch } from '../../../domains/profiles/web/links.ts'
import { toOrganisation } from '../../../domains/organisations/web/links.ts'
import { BrandContacts } from '../../../domains/organisations/web/parts/BrandContacts.tsx'
import { profileCalls } from '../../../domains/profiles/contract.ts'
import { BlockedInfluencers } from '../../../domains/profiles/web/parts/BlockedInfluencers.tsx'
import { BrandStaffFactsForm } from '../../../domains/profiles/web/parts/BrandStaffFactsForm.tsx'
import { BrandStatus } from '../../../domains/profiles/web/parts/BrandStatus.tsx'
import { UsageLink } from '../../../domains/profiles/web/parts/UsageLink.tsx'
import { type BrandProfile, VenueForm } from '../../../domains/profiles/web/parts/VenueForm.tsx'
import { cityFacts } from '../../../domains/profiles/vocabulary.ts'
import { onboardingStages, salesStages } from '../../../domains/profiles/desk-vocabulary.ts'
import { lostReasons } from '../../../domains/profiles/lost.ts'
import { stageAge } from '../../../domains/profiles/web/stage-days.ts'
import { placeWords } from '../../../domains/profiles/web/place-words.ts'
import { toValue } from '../../../domains/value/web/links.ts'
import { toStatement } from '../../../domains/billing/web/links.ts'
import { OrganisationExport } from '../../../domains/privacy/web/parts/OrganisationExport.tsx'
import { PossibleDuplicates } from '../../../domains/duplicates/web/parts/PossibleDuplicates.tsx'
import { recordCalls } from '../../../domains/records/contract.ts'
import { hasRag, RecordHealth } from '../../../domains/records/web/parts/RecordHealth.tsx'
import { RecordPeople } from '../../../domains/records/web/parts/RecordPeople.tsx'
import { RecordTasks } from '../../../domains/records/web/parts/RecordTasks.tsx'
import { ViewAs } from '../../../domains/staff/web/parts/ViewAs.tsx'
import { RecordSummary } from '../../../domains/records/web/parts/RecordSummary.tsx'
import { useRead } from '../../../kit/web/calls.ts'
import { capitalised, dateOf } from '../../../kit/web/format.ts'
import { LinkTo } from '../../../kit/web/link.tsx'
import { Card, Facts } from '../../../kit/web/parts.tsx'
import { useAddress } from '../../../kit/web/route.ts'
import { Screen } from '../../../kit/web/screen.tsx'
import { pinWithSearch } from './preferences/pin-with-search.tsx'
import { RecordFrame } from './record/RecordFrame.tsx'
import { historyTab } from './record/RecordHistory.tsx'
import { briefsTab, collabsTab, contentTab, RecordInvoices, RecordMessages } from './record/RecordLists.tsx'

/** One brand for the team: who they are, everything that happened, what is owed, and what to do next. */
export function BrandScreen() {
  const [{ brand = '' }] = useAddress(brandSearch)
  const profile = useRead(profileCalls.getBrandProfile, { uid: brand })
  return (
    <Screen title={profile.data?.name ?? 'Brand'} bare of={profile} width="wide">
      {(data) => <Brand key={data.uid} profile={data} />}
    </Screen>
  )
}

function Brand({ profile }: { profile: BrandProfile }) {
  const { uid, name, category, city, staff, timezone, can } = profile
  const health = useRead(recordCalls.getRecordHealth, { uid })
  return (
    <RecordFrame
      recordUid={uid}
      summary={<RecordSummary recordUid={uid} />}
      picture={{ path: profile.profilePic, kind: 'brand' }}
      name={name}
      about={
        <>
          <span className="dim">
            {category} in {city === 'other' ? placeWords(profile) : cityFacts[city].name}
          </span>
          <Group gap={8}>
            {staff && <BrandStatus brand={staff} hasRag={health.data !== undefined && hasRag(health.data)} />}
            <UsageLink about={uid} />
          </Group>
        </>
      }
      actions={can.viewAs && <ViewAs uid={uid} type="brand" name={name} />}
      contacts={
        <>
          <RecordPeople recordUid={uid} />
          <BrandContacts brandUid={uid} brandName={name} />
          <BrandFacts profile={profile} />
        </>
      }
      facts={staff && <BrandStaffFactsForm profile={profile} />}
      next={
        <>
          <RecordTasks recordUid={uid} manager={profile.manager?.name ?? null} />
          <RecordHealth recordUid={uid} />
          {staff && <PossibleDuplicates uid={uid} />}
        </>
      }
      tabs={[
        historyTab(uid),
        collabsTab({ brandUid: uid }),
        briefsTab(uid),
        contentTab({ brandUid: uid }),
        { key: 'messages', label: 'Messages', content: () => <RecordMessages profileUid={uid} /> },
        ...(can.saveStaffFacts
          ? [
              {
                key: 'invoices',
                label: 'Invoices',
                content: () => <RecordInvoices brandUid={uid} timezone={timezone} />,
              },
            ]
          : []),
        {
          key: 'profile',
          label: 'Profile',
          content: () => (
            <>
              <VenueForm profile={profile} pin={pinWithSearch(uid)} />
              <BlockedInfluencers brandUid={uid} mayBlock={can.block} />
              <OrganisationExport brandUid={uid} name={name} />
            </>
          ),
        },
      ]}
    />
  )
}

function BrandFacts({ profile }: { profile: BrandProfile }) {
  const { uid, manager, staff, timezone, address, district, phone, website, handle, hostName, hostPhone } = profile
  const stages: Readonly<Record<number, string>> = onboardingStages
  return (
    <Card>
      <Facts
        rows={[
          staff && [
            'Organisation',
            <LinkTo key="org" to={toOrganisation(staff.organisation.uid)}>
              {staff.organisation.name}
            </LinkTo>,
          ],
          ['Manager', manager?.name ?? 'No manager'],
          staff && ['Onboarding', stageFor(stages[staff.onboardingStage] ?? 'Unknown', staff.onboardingSince)],
          staff && ['Sales', stageFor(salesStages[staff.salesStage], staff.salesSince)],
          staff && ['Customer', stageFor(capitalised(staff.customerStatus.replace('-', ' ')), staff.statusSince)],
          staff?.lostReason
            ? ['Lost reason', [lostReasons[staff.lostReason], staff.lostNote].filter(Boolean).join(': ')]
            : null,
          staff && ['Joined', dateOf(staff.createdAt, timezone)],
          ['Address', [address, district].filter(Boolean).join(', ') || 'Not given'],
          phone
            ? [
                'Phone',
                <a key="phone" href={`tel:${phone}`}>
                  {phone}
                </a>,
              ]
            : null,
          hostName ? ['Host', [hostName, hostPhone].filter(Boolean).join(', ')] : null,
          website
            ? [
                'Website',
                <a key="site" href={website} target="_blank" rel="noreferrer">
                  {website.replace(/^https?:\/\/(www\.)?/, '')}
                </a>,
              ]
            : null,
          handle ? ['Handle', `@${handle}`] : null,
          [
            'Value',
            <LinkTo key="value" to={toValue(uid)}>
              Costs and results
            </LinkTo>,
          ],
          [
            'Billing',
            <LinkTo key="money" to={toStatement(uid)}>
              Monthly statement
            </LinkTo>,
          ],
        ]}
      />
    </Card>
  )
}

/** A stage with how long it has been that: "Approved, 12 days". */
const stageFor = (stage: string, since: string) => `${stage}, ${stageAge(since).toLowerCase()}`
