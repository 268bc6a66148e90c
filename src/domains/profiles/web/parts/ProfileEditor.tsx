import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { ordinalDate } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge, Card, Note } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { NotificationSettings } from '../../../notifications/web/parts/NotificationSettings.tsx'
import { toOwnAccount } from '../../../accounts/web/links.ts'
import { profileCalls } from '../../contract.ts'
import { approvalNames } from '../../vocabulary.ts'
import { approvalTones } from '../tones.ts'
import { ownProfileSearch, toCreator } from '../links.ts'
import { ApplyAgain } from './ApplyAgain.tsx'
import { BlockedBrands } from './BlockedBrands.tsx'
import { FacePicture } from './FacePicture.tsx'
import { GalleryEditor } from './GalleryEditor.tsx'
import { useProfileUid } from '../session.tsx'
import { AboutForm } from '../screens/editor/AboutForm.tsx'
import { CastingCard } from '../screens/editor/CastingCard.tsx'
import { BreakCard } from '../screens/editor/BreakCard.tsx'
import { FindableBy } from '../screens/editor/FindableBy.tsx'
import { PublicPage } from '../screens/editor/PublicPage.tsx'
import type { InfluencerProfile } from './Decision.tsx'

/** An influencer's own profile: what is missing and what it unlocks, then every part of it. `accounts` are those on platforms. */
export function ProfileEditor({ accounts }: { accounts: (profile: InfluencerProfile) => ReactNode }) {
  const [{ uid: inAddress }] = useAddress(ownProfileSearch)
  const uid = useProfileUid(inAddress)
  const profile = useRead(profileCalls.getInfluencerProfile, { uid })
  return (
    <Screen title="Profile Editor" of={profile} shape="form">
      {(data) => (
        <div className="two-columns">
          <Stack gap="lg">
            <Card>
              <Title order={2} mb="sm">
                Your photo
              </Title>
              <FacePicture profileUid={data.uid} path={data.avatar} name={data.name} kind="user" />
            </Card>
            <AboutForm key={data.uid} profile={data} />
            <Card>
              <Title order={2} mb="sm">
                Portfolio
              </Title>
              <p className="dim">
                Add your best content, best first. Brands see it with your requests and invitations.
              </p>
              <GalleryEditor profileUid={data.uid} version={data.version} gallery={data.gallery} label="Add content" />
              <LinkTo to={toCreator(data.handle)}>View as a brand</LinkTo>
            </Card>
          </Stack>
          <Stack gap="lg">
            <Progress profile={data} />
            {accounts(data)}
            <IdCheck uid={data.uid} />
            <PublicPage profile={data} />
            <FindableBy profile={data} />
            <CastingCard key={`casting ${data.uid}`} profile={data} />
            <BreakCard profile={data} />
            <BlockedBrands influencerUid={data.uid} />
            <NotificationSettings as="influencer" />
            <YourAccount />
          </Stack>
        </div>
      )}
    </Screen>
  )
}

/** The check itself is on a page of its own. */
function IdCheck({ uid }: { uid: string }) {
  return (
    <Card>
      <Title order={2} mb="sm">
        ID check
      </Title>
      <p className="dim">Some venues only invite creators whose ID was checked. They never see your document.</p>
      <LinkTo to={{ path: '/app/influencer/id-check', search: { uid } }}>Go to your ID check</LinkTo>
    </Card>
  )
}

/** Export and deletion are for the person, not for one profile. */
function YourAccount() {
  return (
    <Card>
      <Title order={2} mb="sm">
        Your data
      </Title>
      <p className="dim">Export everything we keep about you, change your email, or delete your account.</p>
      <LinkTo to={toOwnAccount()}>Go to your account</LinkTo>
    </Card>
  )
}

const stateWords = {
  applied:
    'Our team reviews every profile, usually within two working days. Add a screenshot of your insights for a faster review.',
  approved: 'Brands can find you and reply to your requests.',
  rejected: 'Not this time.',
  suspended: 'You can’t request collabs for now. Collabs you’ve already agreed still stand.',
} as const

function Progress({ profile }: { profile: InfluencerProfile }) {
  const { approval, approvalReason, reapplyFrom, steps } = profile
  const open = steps.filter(({ done }) => !done)
  return (
    <Card>
      <Title order={2} mb="sm">
        Profile status
      </Title>
      <Stack gap="sm">
        <div>
          <Badge tone={approvalTones[approval]}>{approvalNames[approval]}</Badge>
        </div>
        <div>{stateWords[approval]}</div>
        {approvalReason && approval !== 'approved' && (
          <Note tone="warn">
            {approvalReason}
            {reapplyFrom && ` You can apply again from ${ordinalDate(reapplyFrom)}.`}
          </Note>
        )}
        <ApplyAgain influencerUid={profile.uid} />
        <b>
          {steps.length - open.length} of {steps.length} steps done
        </b>
        <ul className="plain-list">
          {steps.map((step) => (
            <li key={step.key} data-done={step.done}>
              <span aria-hidden="true">{step.done ? '✓' : '○'}</span> {step.label}
              {step.done ? <span className="sr-only"> (done)</span> : <span className="dim">: {step.unlocks}</span>}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
