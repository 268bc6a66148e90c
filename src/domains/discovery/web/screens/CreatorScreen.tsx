import { useRead } from '../../../../kit/web/calls.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { contentCalls } from '../../../content/contract.ts'
import { CreatorProfile } from '../../../content/web/parts/CreatorProfile.tsx'
import { useRecordedOpen } from '../../../content/web/parts/use-recorded-open.ts'
import { ContactMenu } from '../../../safety/web/parts/ContactMenu.tsx'
import { ShortlistButton } from '../../../lists/web/parts/ShortlistButton.tsx'
import { AccountGrowth, PostedContent } from '../../../platforms/web/parts/PostedContent.tsx'
import { useSession } from '../../../profiles/web/session.tsx'
import { creatorSearch } from '../links.ts'
import { SimilarCreators } from '../parts/SimilarCreators.tsx'
import { InviteOrOpen, withOpenCollab } from '../parts/InviteOrOpen.tsx'

/** A creator's page for whoever decides about a visit, with what a brand can do about them. */
export function CreatorScreen() {
  const [{ handle = '', brief }] = useAddress(creatorSearch)
  const { side, current } = useSession()
  const page = useRead(contentCalls.getCreatorPage, { handle, ...(brief && { briefUid: brief }) })
  const brandUid = side === 'brand' ? current?.uid : undefined
  useRecordedOpen(page.data?.handle)
  return (
    <Screen title={page.data?.name ?? 'Creator'} bare of={page} shape="cards">
      {(creator) => (
        <CreatorProfile
          creator={creator}
          content={<PostedContent creator={creator} />}
          growthOf={(platform) => <AccountGrowth handle={creator.handle} platform={platform} />}
          more={
            brandUid &&
            !creator.closedTo.includes(brandUid) && (
              <SimilarCreators creator={creator} brandUid={brandUid} briefUid={brief} />
            )
          }
          actions={
            brandUid && (
              <BrandActions
                creator={withOpenCollab(creator, brief)}
                brandUid={brandUid}
                briefUid={brief}
                isClosed={creator.closedTo.includes(brandUid)}
              />
            )
          }
        />
      )}
    </Screen>
  )
}

type ActionsProps = {
  creator: ReturnType<typeof withOpenCollab>
  brandUid: string
  briefUid: string | undefined
  /** They can't be invited now; an open collab stays open. */
  isClosed: boolean
}

function BrandActions({ creator, brandUid, briefUid, isClosed }: ActionsProps) {
  const contact = <ContactMenu reader="brand" name={creator.name} brandUid={brandUid} influencerUid={creator.uid} />
  if (isClosed && !creator.collabUid)
    return (
      <>
        <span className="dim">{creator.name} isn’t taking invitations right now.</span>
        {contact}
      </>
    )
  return (
    <>
      <InviteOrOpen creator={creator} brandUid={brandUid} briefUid={briefUid} />
      {!isClosed && <ShortlistButton creator={creator} brandUid={brandUid} />}
      {contact}
    </>
  )
}
