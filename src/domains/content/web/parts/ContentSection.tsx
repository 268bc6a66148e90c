import { Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { timeLeft } from '../../../../kit/web/format.ts'
import { Badge, Card, type Tone } from '../../../../kit/web/pieces.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { contentCalls } from '../../contract.ts'
import { OpinionForm } from './OpinionForm.tsx'
import { PieceDraft } from './PieceDraft.tsx'
import { PieceReview } from './PieceReview.tsx'

export type Piece = OutputOf<typeof contentCalls.getDeliverables>['pieces'][number]

const states: Readonly<Record<Piece['state'], readonly [Tone, string]>> = {
  'to-upload': ['mute', 'To upload'],
  'changes-asked': ['warn', 'Changes asked for'],
  'in-review': ['calm', 'In review'],
  approved: ['good', 'Approved'],
  published: ['good', 'Published'],
}

/** The asked pieces of a collab, each with what the viewer can do about it now, and what both sides thought. */
export function ContentSection({ collab }: { collab: CollabData }) {
  const content = useRead(contentCalls.getDeliverables, { collabUid: collab.uid })
  return (
    <Card>
      <Title order={2} mb="sm">
        The content
      </Title>
      {collab.contentDueAt && collab.outcome === 'open' && (
        <p className="dim">Content: {timeLeft(collab.contentDueAt)}.</p>
      )}
      <Loaded of={content}>
        {({ pieces, opinions }) => (
          <div className="rows">
            {pieces.length === 0 &&
              collab.brief.deliverables.map((asked, index) => (
                <div key={index}>
                  {asked.count} × {asked.type} on {asked.platform}
                </div>
              ))}
            {pieces.map((piece) => (
              <section key={piece.uid} aria-label={`${piece.type} on ${piece.platform}`}>
                <div className="piece-head">
                  <b>
                    {piece.type} on {piece.platform}
                  </b>
                  <Badge tone={states[piece.state][0]}>{states[piece.state][1]}</Badge>
                </div>
                {piece.can.save && <PieceDraft piece={piece} />}
                {!piece.can.save && piece.versions.length > 0 && <PieceReview piece={piece} />}
              </section>
            ))}
            {(opinions.canGive || opinions.mine) && <OpinionForm collabUid={collab.uid} opinions={opinions} />}
          </div>
        )}
      </Loaded>
    </Card>
  )
}
