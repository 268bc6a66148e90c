import { Button, Checkbox, Group, NativeSelect, Stack, Title } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useList, useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import { listItem, listKeys } from '../../../../kit/web/list-keys.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { briefCalls } from '../../../briefs/contract.ts'
import { listCalls } from '../../../lists/contract.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { discoveryCalls } from '../../contract.ts'
import { shortlistsSearch, toCreators } from '../links.ts'
import { AccountGrowth, PostedContent } from '../../../platforms/web/parts/PostedContent.tsx'
import { SimilarCreators } from '../parts/SimilarCreators.tsx'
import { CreatorCard } from '../parts/CreatorCard.tsx'
import { InviteOrOpen, withOpenCollab } from '../parts/InviteOrOpen.tsx'
import { InviteTray, useChosen } from './creators/InviteTray.tsx'
import { MatchTo } from './creators/MatchTo.tsx'
import styles from './creators/creators.module.css'
import { Opinions, RemoveFromShortlist, ShortlistActions } from './shortlists/ShortlistActions.tsx'

const CreatorSheet = lazy(async () => ({
  default: (await import('../../../content/web/parts/CreatorSheet.tsx')).CreatorSheet,
}))

/** The creators whom a brand has its eye on, list by list, with what others think of them. */
export function ShortlistsScreen() {
  const [address, setAddress] = useAddress(shortlistsSearch)
  const brandUid = useProfileUid(address.uid)
  const lists = useRead(listCalls.listShortlists, { brandUid })
  return (
    <Screen
      title="Shortlists"
      lead="Your whole team can see them."
      of={lists}
      actions={
        lists.data &&
        lists.data.rows.length > 0 && (
          <Group gap="sm">
            <ImportButton brandUid={brandUid} list={address.list} />
            <Button
              component={LinkTo}
              to={toCreators(brandUid, address.brief)}
              variant="default"
              leftSection={<IconSearch size={18} />}
            >
              Find creators
            </Button>
          </Group>
        )
      }
    >
      {({ rows }) => {
        const open = rows.find(({ uid }) => uid === address.list) ?? rows[0]
        if (!open)
          return (
            <Card>
              <EmptyState
                title="No shortlists yet"
                text="Find creators you like and select Shortlist. You can ask others what they think before you invite."
                action={
                  <Group gap="sm" justify="center">
                    <Button component={LinkTo} to={toCreators(brandUid)}>
                      Find creators
                    </Button>
                    <ImportButton brandUid={brandUid} />
                  </Group>
                }
              />
            </Card>
          )
        return (
          <Stack gap="md">
            {rows.length > 1 && (
              <NativeSelect
                className="at-start"
                label="Shortlist"
                data={rows.map(({ uid, name, influencerUids }) => ({
                  value: uid,
                  label: `${name} (${influencerUids.length})`,
                }))}
                value={open.uid}
                onChange={(event) => setAddress({ list: event.currentTarget.value, open: undefined })}
              />
            )}
            <OpenShortlist key={open.uid} uid={open.uid} brandUid={brandUid} />
          </Stack>
        )
      }}
    </Screen>
  )
}

/** To the page that puts creators from a list of the brand’s own on a shortlist. */
function ImportButton({ brandUid, list }: { brandUid: string; list?: string | undefined }) {
  const to: To = { path: '/app/brand/import-creators', search: { uid: brandUid, list } }
  return (
    <Button component={LinkTo} to={to} variant="default">
      Import creators
    </Button>
  )
}

function OpenShortlist({ uid, brandUid }: { uid: string; brandUid: string }) {
  const [address] = useAddress(shortlistsSearch)
  const briefs = useList(briefCalls.listBrandBriefs, { brandUid, status: 'live' })
  const briefUid = address.brief ?? briefs.rows[0]?.card.uid
  const shortlist = useRead(discoveryCalls.getShortlist, { uid, briefUid }, { enabled: briefs.first !== undefined })
  return (
    <Loaded of={{ ...shortlist, error: briefs.error ?? shortlist.error }}>
      {(data) => <Creators shortlist={data} briefs={briefs.rows.map(({ card }) => card)} briefUid={briefUid} />}
    </Loaded>
  )
}

type CreatorsProps = {
  shortlist: OutputOf<typeof discoveryCalls.getShortlist>
  briefs: readonly { uid: string; title: string }[]
  briefUid: string | undefined
}

function Creators({ shortlist, briefs, briefUid }: CreatorsProps) {
  const [address, setAddress] = useAddress(shortlistsSearch)
  const chosen = useChosen()
  const { brandUid, rows } = shortlist
  return (
    <Stack gap="md">
      <Title order={2}>{shortlist.name}</Title>
      <ShortlistActions shortlist={shortlist} />
      {rows.length === 0 && (
        <Card>
          <EmptyState title="No creators yet" text="Creators you shortlist will appear here." />
        </Card>
      )}
      {rows.length > 0 && (
        <div className={styles.brief}>
          <MatchTo briefs={briefs} value={briefUid} onChange={(brief) => setAddress({ brief })} />
        </div>
      )}
      <ul className={styles.list} data-list ref={listKeys}>
        {rows.map((creator) => (
          <li key={creator.uid} {...listItem(creator.uid)} aria-label={creator.name}>
            <CreatorCard
              creator={creator}
              briefUid={briefUid}
              onOpen={() => setAddress({ open: creator.uid }, { isStep: true })}
              actions={
                <>
                  <InviteOrOpen creator={creator} brandUid={brandUid} briefUid={briefUid} />
                  <RemoveFromShortlist uid={shortlist.uid} creator={creator} />
                  {!creator.collabUid && (
                    <Checkbox
                      label="Select"
                      aria-label={`Select ${creator.name}`}
                      data-key="c"
                      checked={chosen.list.some((one) => one.uid === creator.uid)}
                      onChange={(event) => chosen.change(creator, event.currentTarget.checked)}
                    />
                  )}
                </>
              }
            >
              <Opinions votes={creator.votes} />
            </CreatorCard>
          </li>
        ))}
      </ul>
      <InviteTray chosen={chosen} brandUid={brandUid} briefUid={briefUid} />
      {address.open && (
        <Suspense>
          <CreatorSheet
            list={rows.map(({ uid, handle, name }) => ({ uid, handle, name, briefUid }))}
            open={address.open}
            onOpen={(open) => setAddress({ open })}
            content={(creator) => <PostedContent creator={creator} />}
            growthOf={({ handle }, platform) => <AccountGrowth handle={handle} platform={platform} />}
            more={(creator) => <SimilarCreators creator={creator} brandUid={brandUid} briefUid={briefUid} />}
            actions={(creator) => (
              <Group gap="sm">
                <InviteOrOpen creator={withOpenCollab(creator, briefUid)} brandUid={brandUid} briefUid={briefUid} />
              </Group>
            )}
          />
        </Suspense>
      )}
    </Stack>
  )
}
