import { useRead } from '../../../../kit/web/calls.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { contentCalls } from '../../../content/contract.ts'
import { CreatorProfile } from '../../../content/web/parts/CreatorProfile.tsx'
import { useRecordedOpen } from '../../../content/web/parts/use-recorded-open.ts'
import { ShortlistButton } from '../../../lists/web/parts/ShortlistButton.tsx'
import { CreatorPosts } from '../../../platforms/web/parts/CreatorPosts.tsx'
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
  useRecordedOpen(brandUid, page.data?.handle)
  return (
    <Screen title={page.data?.name ?? 'Creator'} bare of={page} shape="cards">
      {(creator) => (
        <CreatorProfile
          creator={creator}
          more={
            <>
              <CreatorPosts handle={creator.handle} />
              {brandUid && <SimilarCreators creator={creator} brandUid={brandUid} briefUid={brief} />}
            </>
          }
          actions={
            brandUid && (
              <>
                <InviteOrOpen creator={withOpenCollab(creator, brief)} brandUid={brandUid} briefUid={brief} />
                <ShortlistButton creator={creator} brandUid={brandUid} />
              </>
            )
          }
        />
      )}
    </Screen>
  )
}
