import { Stack, Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { dateTime } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card, Facts } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { profileCalls } from '../../contract.ts'
import { cityFacts, onboardingStages } from '../../vocabulary.ts'
import { brandSearch } from '../links.ts'
import { BlockedInfluencers } from '../parts/BlockedInfluencers.tsx'
import { BrandStatus } from '../parts/BrandStatus.tsx'
import { UsageLink } from '../parts/UsageLink.tsx'
import { type BrandProfile, VenueForm } from '../parts/VenueForm.tsx'
import { BrandStaffFactsForm } from './brand/BrandStaffFactsForm.tsx'
import styles from './brand.module.css'

/** One brand for the team: its facts, what the team keeps, and the ways to its briefs. */
export function BrandScreen() {
  const [{ brand = '' }] = useAddress(brandSearch)
  const profile = useRead(profileCalls.getBrandProfile, { uid: brand })
  return (
    <Screen title={profile.data?.name ?? 'Brand'} bare of={profile}>
      {(data) => (
        <Stack gap="lg">
          <Head profile={data} />
          <div className="two-columns">
            <VenueForm key={data.uid} profile={data} />
            <Stack gap="lg">
              {data.staff && <BrandStaffFactsForm key={data.uid} profile={data} />}
              <BlockedInfluencers brandUid={data.uid} mayBlock={data.can.block} />
            </Stack>
          </div>
        </Stack>
      )}
    </Screen>
  )
}

function Head({ profile }: { profile: BrandProfile }) {
  const { name, category, city, staff, manager, createdAt } = { ...profile, createdAt: profile.staff?.createdAt }
  return (
    <header className="page-header">
      <div className="row-name">
        <span className={styles.picture}>
          <Picture path={profile.profilePic} alt="" kind="brand" sizes="72px" />
        </span>
        <div>
          <Title order={1}>{name}</Title>
          <span className="dim">
            {category} in {cityFacts[city].name}
          </span>{' '}
          {staff && <BrandStatus brand={staff} />}
        </div>
      </div>
      <Card>
        <Facts
          rows={[
            ['Manager', manager?.name ?? 'No manager'],
            staff && [
              'Onboarding',
              onboardingStages[staff.onboardingStage as keyof typeof onboardingStages] ?? 'unknown',
            ],
            createdAt ? ['Since', dateTime(createdAt, profile.timezone)] : null,
            [
              'Briefs',
              <LinkTo
                key="briefs"
                to={{ path: '/app/admin/collab-brief-manager', search: { tab: 'all', search: name } }}
              >
                All briefs
              </LinkTo>,
            ],
            ['Last seen', <UsageLink key="usage" about={profile.uid} />],
            [
              'Billing',
              <LinkTo key="money" to={{ path: '/app/brand/billing/statement', search: { uid: profile.uid } }}>
                Monthly statement
              </LinkTo>,
            ],
          ]}
        />
      </Card>
    </header>
  )
}
