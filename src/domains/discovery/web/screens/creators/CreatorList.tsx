import { Checkbox } from '@mantine/core'
import { lazy, type ReactNode, Suspense } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { listItem, listKeys } from '../../../../../kit/web/list-keys.ts'
import { useAddress } from '../../../../../kit/web/route.ts'
import { ContactMenu } from '../../../../safety/web/parts/ContactMenu.tsx'
import { ShortlistButton } from '../../../../lists/web/parts/ShortlistButton.tsx'
import { AccountGrowth, PostedContent } from '../../../../platforms/web/parts/PostedContent.tsx'
import type { discoveryCalls } from '../../../contract.ts'
import { creatorsSearch } from '../../links.ts'
import { CreatorCard } from '../../parts/CreatorCard.tsx'
import { InviteOrOpen, withOpenCollab } from '../../parts/InviteOrOpen.tsx'
import { SimilarCreators } from '../../parts/SimilarCreators.tsx'
import { Opinions } from '../shortlists/ShortlistActions.tsx'
import type { useChosen } from './InviteTray.tsx'
import styles from './creators.module.css'

// Opened by a click on a name: it comes then.
const CreatorSheet = lazy(async () => ({
  default: (await import('../../../../content/web/parts/CreatorSheet.tsx')).CreatorSheet,
}))

type Creator = OutputOf<typeof discoveryCalls.findCreators>['rows'][number]
type ListProps<One extends Creator> = {
  creators: readonly One[]
  brandUid: string
  briefUid: string | undefined
  chosen: ReturnType<typeof useChosen>
  /** Opens the page of one over the list. */
  onOpen: (uid: string) => void
  /** What else is said of each. */
  children?: (creator: One) => ReactNode
}

/** Who was found, each with what others said of them and with the way to invite them. */
export function CreatorList<One extends Creator>(props: ListProps<One>) {
  const { creators, brandUid, briefUid, chosen, onOpen, children } = props
  return (
    <ul className={styles.list} data-list ref={listKeys}>
      {creators.map((creator) => (
        <li key={creator.uid} {...listItem(creator.uid)} aria-label={creator.name}>
          <CreatorCard
            creator={creator}
            briefUid={briefUid}
            onOpen={() => onOpen(creator.uid)}
            actions={
              <CreatorActions
                creator={creator}
                brandUid={brandUid}
                briefUid={briefUid}
                chosen={chosen.list.some(({ uid }) => uid === creator.uid)}
                onChoose={(is) => chosen.change(creator, is)}
              />
            }
          >
            {children?.(creator)}
            {creator.votes.length > 0 && <Opinions votes={creator.votes} />}
          </CreatorCard>
        </li>
      ))}
    </ul>
  )
}

type OpenProps = {
  list: readonly { uid: string; handle: string; name: string }[]
  brandUid: string
  briefUid: string | undefined
}

/** Whose page is open over the list. */
export function OpenCreator({ list, brandUid, briefUid }: OpenProps) {
  const [address, setAddress] = useAddress(creatorsSearch)
  if (!address.open) return null
  return (
    <Suspense>
      <CreatorSheet
        list={list.map(({ uid, handle, name }) => ({ uid, handle, name, briefUid }))}
        open={address.open}
        onOpen={(open) => setAddress({ open })}
        content={(creator) => <PostedContent creator={creator} />}
        growthOf={({ handle }, platform) => <AccountGrowth handle={handle} platform={platform} />}
        more={(creator) => <SimilarCreators creator={creator} brandUid={brandUid} briefUid={briefUid} />}
        actions={(creator) => (
          <>
            <InviteOrOpen creator={withOpenCollab(creator, briefUid)} brandUid={brandUid} briefUid={briefUid} />
            <ShortlistButton creator={creator} brandUid={brandUid} />
            <ContactMenu reader="brand" name={creator.name} brandUid={brandUid} influencerUid={creator.uid} />
          </>
        )}
      />
    </Suspense>
  )
}

type ActionsProps = {
  creator: { uid: string; name: string; collabUid: string | null }
  brandUid: string
  briefUid: string | undefined
  chosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** What can be done with one of them. */
export function CreatorActions({ creator, brandUid, briefUid, chosen, onChoose }: ActionsProps) {
  return (
    <>
      <InviteOrOpen creator={creator} brandUid={brandUid} briefUid={briefUid} />
      <ShortlistButton creator={creator} brandUid={brandUid} />
      {!creator.collabUid && briefUid && (
        <Checkbox
          label="Select"
          aria-label={`Select ${creator.name}`}
          data-key="c"
          checked={chosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      )}
    </>
  )
}
