import { Stack } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { toPlan } from '../../../domains/billing/web/links.ts'
import { VenueClosedDays } from '../../../domains/briefs/web/parts/VenueClosedDays.tsx'
import { toGroup } from '../../../domains/groups/web/links.ts'
import { VenueBriefDefaults } from '../../../domains/groups/web/parts/VenueBriefDefaults.tsx'
import { NotificationSettings } from '../../../domains/notifications/web/parts/NotificationSettings.tsx'
import { Integrations } from '../../../domains/organisations/web/parts/Integrations.tsx'
import { TeamCard } from '../../../domains/organisations/web/parts/TeamCard.tsx'
import { OwnOrganisationExport } from '../../../domains/privacy/web/parts/OrganisationExport.tsx'
import { profileCalls } from '../../../domains/profiles/contract.ts'
import { AccountManager } from '../../../domains/profiles/web/parts/AccountManager.tsx'
import { BlockedInfluencers } from '../../../domains/profiles/web/parts/BlockedInfluencers.tsx'
import { DetailsSection } from '../../../domains/profiles/web/parts/venue/DetailsSection.tsx'
import { HoursSection } from '../../../domains/profiles/web/parts/venue/HoursSection.tsx'
import { PlaceSection } from '../../../domains/profiles/web/parts/venue/PlaceSection.tsx'
import type { BrandProfile } from '../../../domains/profiles/web/parts/venue/VenueSection.tsx'
import { VisitsSection } from '../../../domains/profiles/web/parts/venue/VisitsSection.tsx'
import { useProfileUid, useSession } from '../../../domains/profiles/web/session.tsx'
import { toReferrals } from '../../../domains/referrals/web/links.ts'
import { BookingSystem } from '../../../domains/visits/web/parts/BookingSystem.tsx'
import { VenueCalendar } from '../../../domains/visits/web/parts/VenueCalendar.tsx'
import { keysOf } from '../../../kit/contract/keys.ts'
import { useRead } from '../../../kit/web/calls.ts'
import { LinkTo, type To } from '../../../kit/web/link.tsx'
import { useAddress } from '../../../kit/web/route.ts'
import { Screen } from '../../../kit/web/screen.tsx'
import { type PreferenceSection, preferenceSections, preferencesSearch } from '../preference-sections.ts'
import { pinWithSearch } from './preferences/pin-with-search.tsx'
import { VenuePhotos } from './preferences/VenuePhotos.tsx'
import styles from './preferences/preferences.module.css'

const contents: Record<PreferenceSection, (profile: BrandProfile) => ReactNode> = {
  details: (profile) => <DetailsSection profile={profile} />,
  place: (profile) => <PlaceSection profile={profile} pin={pinWithSearch(profile.uid)} />,
  hours: (profile) => <HoursSection profile={profile} />,
  'closed-days': ({ uid }) => (
    <Stack gap="lg">
      <VenueClosedDays brandUid={uid} />
      <VenueCalendar brandUid={uid} />
    </Stack>
  ),
  visits: (profile) => <VisitsSection profile={profile} />,
  photos: (profile) => <VenuePhotos profile={profile} />,
  briefs: ({ uid }) => <VenueBriefDefaults brandUid={uid} />,
  team: ({ uid }) => (
    <Stack gap="lg">
      <TeamCard brandUid={uid} />
      <OwnOrganisationExport brandUid={uid} />
    </Stack>
  ),
  notifications: () => <NotificationSettings as="brand" />,
  blocked: ({ uid, can }) => <BlockedInfluencers brandUid={uid} mayBlock={can.block} />,
  programs: ({ uid }) => (
    <Integrations brandUid={uid}>
      <BookingSystem brandUid={uid} />
    </Integrations>
  ),
}

/** What a venue’s people set: a list of sections, each with an address and a Save of its own. On a phone, the list or a section. */
export function PreferencesScreen() {
  const [{ uid: inAddress, section }] = useAddress(preferencesSearch)
  const uid = useProfileUid(inAddress)
  const profile = useRead(profileCalls.getBrandProfile, { uid })
  return (
    <Screen title="Preferences" of={profile} shape="form">
      {(data) => <Preferences key={data.uid} profile={data} section={section} />}
    </Screen>
  )
}

function Preferences({ profile, section }: { profile: BrandProfile; section: PreferenceSection | undefined }) {
  const { uid, manager, can } = profile
  const { user } = useSession()
  const shown = section ?? 'details'
  // A section that was opened stays: nothing typed is lost on the way to another.
  const [opened, setOpened] = useState<PreferenceSection[]>([shown])
  if (!opened.includes(shown)) setOpened([...opened, shown])
  const elsewhere: { label: string; about: string; to: To }[] = [
    { label: 'Plan and billing', about: 'Your plan, invoices and billing details', to: toPlan(uid) },
    {
      label: 'Your costs',
      about: 'What a collab costs you in food and time',
      to: { path: '/app/value', search: { uid, costs: '1' } },
    },
    ...(can.save && user.staff_role === null
      ? [{ label: 'Invite other venues', about: 'Your link, and who’s joined', to: toReferrals(uid) }]
      : []),
    { label: 'All venues', about: 'Who works where, rules for every venue, add a venue', to: toGroup(uid) },
  ]
  return (
    <div className={styles.preferences} data-chosen={section !== undefined}>
      <div className={styles.list}>
        <nav aria-label="Preference sections">
          <ul className="plain-list">
            {keysOf(preferenceSections).map((key) => (
              <li key={key}>
                <LinkTo
                  to={{ path: '/app/brand/preferences', search: { uid, section: key } }}
                  isOneOfMany
                  aria-current={key === shown ? 'page' : undefined}
                >
                  <Entry {...preferenceSections[key]} />
                </LinkTo>
              </li>
            ))}
            {elsewhere.map(({ to, ...words }) => (
              <li key={words.label}>
                <LinkTo to={to}>
                  <Entry {...words} />
                </LinkTo>
              </li>
            ))}
          </ul>
        </nav>
        {manager && <AccountManager manager={manager} />}
      </div>
      <div className={styles.section}>
        <LinkTo to={{ path: '/app/brand/preferences', search: { uid } }} className={styles.back}>
          <IconChevronLeft size={18} aria-hidden /> All preferences
        </LinkTo>
        {opened.map((key) => (
          <div key={key} hidden={key !== shown}>
            {contents[key](profile)}
          </div>
        ))}
      </div>
    </div>
  )
}

function Entry({ label, about }: { label: string; about: string }) {
  return (
    <>
      <span>
        {label}
        <small className="dim">{about}</small>
      </span>
      <IconChevronRight size={18} aria-hidden />
    </>
  )
}
