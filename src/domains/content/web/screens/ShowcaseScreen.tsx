import { Button, Select } from '@mantine/core'
import { useList, useWrite } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { ordinalDate } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge, Card } from '../../../../kit/web/pieces.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { toCollab } from '../../../collabs/web/links.ts'
import { downloadAddress } from '../../../media/web/parts/addresses.ts'
import { type Platform, platforms } from '../../../profiles/vocabulary.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { contentCalls } from '../../contract.ts'
import { showcaseSearch } from '../links.ts'
import { PieceFiles } from '../parts/PieceFiles.tsx'

/** A brand's finished pieces, with the rights it has in each. */
export function ShowcaseScreen() {
  const [address, setAddress] = useAddress(showcaseSearch)
  const brandUid = useProfileUid(address.uid)
  const list = useList(contentCalls.listShowcase, { brandUid, platform: address.platform })
  const download = useWrite(contentCalls.downloadPiece, {
    onDone: ({ file_path }) => window.open(downloadAddress(file_path), '_blank', 'noreferrer'),
  })
  return (
    <Screen title="Content" lead="What creators have made for you.">
      <div className="filters">
        <Select
          aria-label="Platform"
          placeholder="All platforms"
          clearable
          w={180}
          data={[...platforms]}
          value={address.platform ?? null}
          onChange={(value) => setAddress({ platform: (value as Platform | null) ?? undefined })}
        />
      </div>
      <Loaded of={{ ...list, data: list.first }}>
        {() => (
          <div className="showcase">
            {list.rows.length === 0 && (
              <EmptyState
                title="Nothing finished yet"
                text="Approved pieces gather here, with the rights you have and the originals to download."
              />
            )}
            {list.rows.map((piece) => (
              <Card key={piece.uid}>
                <PieceFiles files={piece.files.slice(0, 1)} />
                <div className="piece-head">
                  <LinkTo to={toCollab(piece.collabUid, brandUid)}>@{piece.influencer.handle}</LinkTo>
                  <Badge tone={piece.rights.until ? 'good' : 'mute'}>
                    {piece.rights.until ? `rights until ${ordinalDate(piece.rights.until)}` : piece.rights.state}
                  </Badge>
                </div>
                <p className="dim">{piece.caption}</p>
                {piece.files[0]?.file_path && (
                  <Button
                    variant="default"
                    size="sm"
                    loading={download.busy}
                    onClick={() => void download({ deliverableUid: piece.uid, fileUid: piece.files[0]!.uid })}
                  >
                    Download
                  </Button>
                )}
              </Card>
            ))}
          </div>
        )}
      </Loaded>
    </Screen>
  )
}
