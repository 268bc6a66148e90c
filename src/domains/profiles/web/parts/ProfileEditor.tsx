import { SegmentedControl, Stack, Title, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
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
import { AboutForm, type Draft } from '../screens/editor/AboutForm.tsx'
import { CastingCard } from '../screens/editor/CastingCard.tsx'
import { BreakCard } from '../screens/editor/BreakCard.tsx'
import { FindableBy } from '../screens/editor/FindableBy.tsx'
import { PublicPage } from '../screens/editor/PublicPage.tsx'
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
            <Progress profile={profile} />
            <Part id="about">
              <Card>
                <Title order={2} mb="sm">
                  Your photo
                </Title>
                <FacePicture profileUid={profile.uid} path={profile.avatar} name={profile.name} kind="user" />
              </Card>
              <AboutForm profile={profile} onDraft={draft.set} />
            </Part>
            <Part id="portfolio">
              <Card>
                <Title order={2} mb="sm">
                  Portfolio
                </Title>
                <p className="dim">
                  Add your best content, strongest first. Brands see it with your requests and invitations.
                </p>
                <GalleryEditor
                  profileUid={profile.uid}
                  version={profile.version}
                  gallery={profile.gallery}
                  label="Add content"
                />
                {posts(profile)}
                <LinkTo to={toCreator(profile.handle)}>View as a brand</LinkTo>
              </Card>
            </Part>
            <Part id="accounts">{accounts(profile)}</Part>
            <PublicPage profile={profile} />
            {levels(profile)}
            {needs}
            <IdCheck uid={profile.uid} />
            <InviteOthers uid={profile.uid} />
            <FindableBy profile={profile} />
            <CastingCard profile={profile} />
            <BreakCard profile={profile} />
            <BlockedBrands influencerUid={profile.uid} />
            <NotificationSettings as="influencer" />
            <YourAccount />
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

type FormPart = 'about' | 'portfolio' | 'accounts'

/** A part of the form that a step leads to. */
function Part({ id, children }: { id: FormPart; children: ReactNode }) {
  return (
    <div id={`profile-${id}`} className={styles.part}>
      {children}
    </div>
  )
}

/** In which part of the form a step is done. */
const partOfStep: Readonly<Record<string, FormPart>> = {
  avatar: 'about',
  bio: 'about',
  cities: 'about',
  vibe: 'about',
  social: 'accounts',
  gallery: 'portfolio',
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

const stateWords = {
  applied:
    'Our team reviews every profile, usually within two working days. Add a screenshot of your insights for a faster review.',
  approved: 'Brands can find you and reply to your requests.',
  rejected: 'Your application wasn’t approved.',
  suspended: 'You can’t request collabs for now. Collabs you’ve already agreed still stand.',
} as const

const goTo = (part: FormPart) => document.getElementById(`profile-${part}`)?.scrollIntoView({ block: 'start' })

function Progress({ profile }: { profile: InfluencerProfile }) {
  const { approval, approvalReason, reapplyFrom, steps, pausedAt, findableBy } = profile
  const isHidden = approval === 'approved' && (pausedAt !== null || findableBy === 'known')
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
        <div>{isHidden ? 'Brands can reply to your requests.' : stateWords[approval]}</div>
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
              {step.done ? (
                <span className={styles.step}>
                  <span aria-hidden="true">✓</span> {step.label}
                  <span className="sr-only"> (done)</span>
                </span>
              ) : (
                <UnstyledButton className={styles.step} onClick={() => goTo(partOfStep[step.key] ?? 'about')}>
                  <span aria-hidden="true">○</span> <span className={styles.open}>{step.label}</span>
                  <span className="dim">: {step.unlocks}</span>
                </UnstyledButton>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
