import { Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { discoveryCalls } from '../../contract.ts'
import { ShortlistButton } from '../../../lists/web/parts/ShortlistButton.tsx'
import { CreatorCard } from './CreatorCard.tsx'
import { InviteOrOpen } from './InviteOrOpen.tsx'
import styles from './creator-card.module.css'

type Props = { creator: { uid: string; name: string }; brandUid: string; briefUid?: string | undefined }

/** Creators like the one whose page is open; nothing where there are none. */
export function SimilarCreators({ creator: { uid, name }, brandUid, briefUid }: Props) {
  const rows = useRead(discoveryCalls.listSimilarCreators, { brandUid, influencerUid: uid, briefUid }).data?.rows ?? []
  if (rows.length === 0) return null
  return (
    <section aria-label="More like this">
      <Title order={2}>More like this</Title>
      <p className="dim">In the same city as {name}, with similar content and a similar following.</p>
      <ul className={styles.similar}>
        {rows.map((creator) => (
          <li key={creator.uid} aria-label={creator.name}>
            <CreatorCard
              creator={creator}
              briefUid={briefUid}
              isLinked
              actions={
                <>
                  <InviteOrOpen creator={creator} brandUid={brandUid} briefUid={briefUid} />
                  <ShortlistButton creator={creator} brandUid={brandUid} />
                </>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
