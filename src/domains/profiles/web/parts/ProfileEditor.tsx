import { SegmentedControl, Stack, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { NotificationSettings } from '../../../notifications/web/parts/NotificationSettings.tsx'
import { toOwnAccount } from '../../../accounts/web/links.ts'
import { profileCalls } from '../../contract.ts'
import { ownProfileSearch, toCreator } from '../links.ts'
import { BlockedBrands } from './BlockedBrands.tsx'
import { FacePicture } from './FacePicture.tsx'
import { GalleryEditor } from './GalleryEditor.tsx'
import { useProfileUid } from '../session.tsx'
import { AboutForm, type Draft } from '../screens/editor/AboutForm.tsx'
import { CastingCard } from '../screens/editor/CastingCard.tsx'
import { BreakCard } from '../screens/editor/BreakCard.tsx'
import { FindableBy } from '../screens/editor/FindableBy.tsx'
import { PublicPage } from '../screens/editor/PublicPage.tsx'
import { Progress } from '../screens/editor/Progress.tsx'
import { SectionMenu } from '../screens/editor/SectionMenu.tsx'
import { anchorOf, type SectionId } from '../screens/editor/sections.ts'
import type { InfluencerProfile } from './Decision.tsx'
import styles from './profile-editor.module.css'

export type { Draft }

type Props = {
  /** Their accounts on platforms. */
  accounts: (profile: InfluencerProfile) => ReactNode
  /** What they posted there, to show in the portfolio. */
  posts: (profile: InfluencerProfile) => ReactNode
  /** Their page as brands would see it with what stands in the form. */
  preview: (profile: InfluencerProfile, draft: Draft) => ReactNode
  /** How many collabs they may have open, and what makes it more. */
  levels: (profile: InfluencerProfile) => ReactNode
  /** What they never eat, filled in where they book. */
  needs: ReactNode
}

/** An influencer's own profile: what is missing and what it unlocks, every part of it, and beside it what brands see. */
export function ProfileEditor(slots: Props) {
  const [{ uid: inAddress }] = useAddress(ownProfileSearch)
  const uid = useProfileUid(inAddress)
  const profile = useRead(profileCalls.getInfluencerProfile, { uid })
  return (
    <Screen title="Profile Editor" width="wide" of={profile} shape="form">
      {(data) => <Editor key={data.uid} profile={data} {...slots} />}
    </Screen>
  )
}

/** Where there is no room for both, the form or what brands see; what was typed stays. */
function Editor({ profile, accounts, posts, preview, levels, needs }: Props & { profile: InfluencerProfile }) {
  const [{ show }, setAddress] = useAddress(ownProfileSearch)
  const hasRoom = useMediaQuery('(min-width: 1200px)', false, { getInitialValueInEffect: false })
  const [draft] = useState(() => createDraft(profile))
  const isPreview = !hasRoom && show === 'preview'
  return (
    <>
      {!hasRoom && (
        <SegmentedControl
          fullWidth
          mb="lg"
          aria-label="Edit or preview"
          className={styles.switch}
          data={[
            { value: 'edit', label: 'Edit' },
            { value: 'preview', label: 'What brands see' },
          ]}
          value={isPreview ? 'preview' : 'edit'}
          onChange={(value) => setAddress({ show: value === 'preview' ? 'preview' : undefined })}
        />
      )}
      <div className={styles.editor}>
        <div hidden={isPreview}>
          <Stack gap="lg">
            <SectionMenu profile={profile} />
            <Progress profile={profile} />
            <Part id="photo">
              <Card>
                <Title order={2} mb="sm">
                  Your photo
                </Title>
                <FacePicture profileUid={profile.uid} path={profile.avatar} name={profile.name} kind="user" />
              </Card>
            </Part>
            <Part id="about">
              <AboutForm profile={profile} onDraft={draft.set} />
            </Part>
            <Part id="portfolio">
              <PortfolioCard profile={profile}>{posts(profile)}</PortfolioCard>
            </Part>
            <Part id="accounts">{accounts(profile)}</Part>
            <Part id="page">
              <PublicPage profile={profile} />
            </Part>
            <Part id="collabs">{levels(profile)}</Part>
            <Part id="diet">{needs}</Part>
            <Part id="id">
              <IdCheck uid={profile.uid} />
            </Part>
            <Part id="invite">
              <InviteOthers uid={profile.uid} />
            </Part>
            <Part id="findable">
              <FindableBy profile={profile} />
            </Part>
            <Part id="casting">
              <CastingCard profile={profile} />
            </Part>
            <Part id="break">
              <BreakCard profile={profile} />
            </Part>
            <Part id="blocked">
              <BlockedBrands influencerUid={profile.uid} />
            </Part>
            <Part id="notifications">
              <NotificationSettings as="influencer" />
            </Part>
            <Part id="data">
              <YourAccount />
            </Part>
          </Stack>
        </div>
        {(hasRoom || isPreview) && (
          <section className={styles.preview} aria-label="What brands see">
            <Previewed draft={draft}>{(typed) => preview(profile, typed)}</Previewed>
          </section>
        )}
      </div>
    </>
  )
}

/** `children`: posts of their accounts to show besides. */
function PortfolioCard({ profile, children }: { profile: InfluencerProfile; children: ReactNode }) {
  const { uid, version, gallery, handle } = profile
  return (
    <Card>
      <Title order={2} mb="sm">
        Portfolio
      </Title>
      <p className="dim">Add your best content, strongest first. Brands see it with your requests and invitations.</p>
      <GalleryEditor profileUid={uid} version={version} gallery={gallery} label="Add content" />
      {children}
      <LinkTo to={toCreator(handle)}>View as a brand</LinkTo>
    </Card>
  )
}

type DraftStore = ReturnType<typeof createDraft>

/** What stands in the form, for the preview alone: the rest of the page isn’t drawn anew at every letter. */
function createDraft(first: Draft) {
  let now = first
  const watchers = new Set<() => void>()
  return {
    get: () => now,
    set: (next: Draft) => {
      now = next
      for (const watcher of watchers) watcher()
    },
    watch: (watcher: () => void) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}

function Previewed({ draft, children }: { draft: DraftStore; children: (draft: Draft) => ReactNode }) {
  return children(useSyncExternalStore(draft.watch, draft.get))
}

/** A part of the form that can be jumped to. */
function Part({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <div {...anchorOf(id)} className={styles.part}>
      {children}
    </div>
  )
}

/** The check itself is on a page of its own. */
function IdCheck({ uid }: { uid: string }) {
  return (
    <Card>
      <Title order={2} mb="sm">
        ID check
      </Title>
      <p className="dim">
        Some briefs are only open to creators who’ve passed an ID check. They never see your document.
      </p>
      <LinkTo to={{ path: '/app/influencer/id-check', search: { uid } }}>Go to your ID check</LinkTo>
    </Card>
  )
}

function InviteOthers({ uid }: { uid: string }) {
  return (
    <Card>
      <Title order={2} mb="sm">
        Invite friends and venues
      </Title>
      <p className="dim">Share your link, and see who’s joined.</p>
      <LinkTo to={{ path: '/app/referrals', search: { uid } }}>Go to your link</LinkTo>
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
      <p className="dim">Export your data, change your email or delete your account.</p>
      <LinkTo to={toOwnAccount()}>Go to your account</LinkTo>
    </Card>
  )
}
