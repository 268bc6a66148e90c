import { Button, Stack, Title } from '@mantine/core'
import { useRead } from '../../../kit/web/calls.ts'
import { LinkTo } from '../../../kit/web/link.tsx'
import { Card } from '../../../kit/web/parts.tsx'
import { useAddress } from '../../../kit/web/route.ts'
import { Screen } from '../../../kit/web/screen.tsx'
import { VenueClosedDays } from '../../../domains/briefs/web/parts/VenueClosedDays.tsx'
import { NotificationSettings } from '../../../domains/notifications/web/parts/NotificationSettings.tsx'
import { profileCalls } from '../../../domains/profiles/contract.ts'
import { ownProfileSearch } from '../../../domains/profiles/web/links.ts'
import { AccountManager } from '../../../domains/profiles/web/parts/AccountManager.tsx'
import { BlockedInfluencers } from '../../../domains/profiles/web/parts/BlockedInfluencers.tsx'
import { FacePicture } from '../../../domains/profiles/web/parts/FacePicture.tsx'
import { GalleryEditor } from '../../../domains/profiles/web/parts/GalleryEditor.tsx'
import { OtherPrograms } from '../../../domains/organisations/web/parts/OtherPrograms.tsx'
import { TeamCard } from '../../../domains/organisations/web/parts/TeamCard.tsx'
import { VenueForm } from '../../../domains/profiles/web/parts/VenueForm.tsx'
import { useProfileUid } from '../../../domains/profiles/web/session.tsx'
import styles from './preferences.module.css'

/** A venue's facts, hours and closed days, its pictures, people, and whom it does not host. */
export function PreferencesScreen() {
  const [{ uid: inAddress }] = useAddress(ownProfileSearch)
  const uid = useProfileUid(inAddress)
  const profile = useRead(profileCalls.getBrandProfile, { uid })
  return (
    <Screen title="Preferences" of={profile} shape="form">
      {(data) => (
        <div className="two-columns">
          <Stack gap="lg">
            <VenueForm key={data.uid} profile={data} />
            <VenueClosedDays brandUid={data.uid} />
            <NotificationSettings as="brand" />
          </Stack>
          <Stack gap="lg">
            <Card>
              <Title order={2} mb="sm">
                Photos
              </Title>
              <Stack>
                <FacePicture
                  profileUid={data.uid}
                  path={data.profilePic}
                  name={data.name}
                  kind="brand"
                  readOnly={!data.can.save}
                />
                <GalleryEditor
                  profileUid={data.uid}
                  version={data.version}
                  gallery={data.gallery}
                  readOnly={!data.can.save}
                  label="Add a photo of your venue"
                />
              </Stack>
            </Card>
            <Card>
              <Title order={2} mb="sm">
                Plan and billing
              </Title>
              <p className={`dim ${styles.lead}`}>
                View your plan, invoices and billing details. Change or cancel at any time.
              </p>
              <Button component={LinkTo} to={{ path: '/app/brand/billing', search: { uid } }} variant="default">
                Go to plan and billing
              </Button>
            </Card>
            <Card>
              <Title order={2} mb="sm">
                Your costs
              </Title>
              <p className={`dim ${styles.lead}`}>
                What a collab costs you in food, staff time and fees, so results show what each one was worth.
              </p>
              <Button component={LinkTo} to={{ path: '/app/value', search: { uid, costs: '1' } }} variant="default">
                Set your costs
              </Button>
            </Card>
            <Card>
              <Title order={2} mb="sm">
                Venues
              </Title>
              <p className={`dim ${styles.lead}`}>
                See all your organisation’s venues at once, choose who works where, and add another.
              </p>
              <Button component={LinkTo} to={{ path: '/app/group', search: { uid } }} variant="default">
                Go to your venues
              </Button>
            </Card>
            <TeamCard brandUid={data.uid} />
            <OtherPrograms brandUid={data.uid} />
            <BlockedInfluencers brandUid={data.uid} mayBlock={data.can.block} />
            {data.manager && <AccountManager manager={data.manager} />}
          </Stack>
        </div>
      )}
    </Screen>
  )
}
