import { Stack, Title } from '@mantine/core'
import { dayOf } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card, Facts } from '../../../../../kit/web/parts.tsx'
import { deliverableText } from '../../../../briefs/deliverable-words.ts'
import { toCollab } from '../../../../collabs/web/links.ts'
import { valueWords } from '../../../../briefs/web/value-words.ts'
import { visitTime } from '../../../../collabs/web/visit-time.ts'
import { AnswerButtons } from '../../../../collabs/web/parts/AnswerButtons.tsx'
import { SuggestedTerms } from '../../../../collabs/web/parts/SuggestedTerms.tsx'
import { type CollabData, StageBadge } from '../../../../collabs/web/parts/StageBadge.tsx'

const profileUidOf = ({ side, brand, influencer }: CollabData) =>
  ({ brand: brand.uid, influencer: influencer.uid, staff: undefined })[side]

/** What was agreed and where it stands, beside the talk, with the answer where one is due. */
export function CollabPanel({ collab }: { collab: CollabData }) {
  const { visit, brand, brief } = collab
  const offer = collab.terms ?? brief
  return (
    <Card>
      <Stack gap="md">
        <div>
          <StageBadge collab={collab} />
          <Title order={3} mt={8}>
            {offer.title}
          </Title>
        </div>
        <Facts
          rows={[
            visit && !visit.released
              ? [
                  visit.stay ? 'Stay' : 'Visit',
                  `${visitTime(visit, brand.timezone)}${visit.confirmed ? ', confirmed' : ''}`,
                ]
              : null,
            visit && !visit.released ? ['Guests', `${visit.guests + 1}`] : null,
            ['Guests', String(offer.guests)],
            ['Value', valueWords(offer)],
            ['Deliverables', offer.deliverables.map(deliverableText).join(', ')],
            collab.stage === 1 && collab.outcome === 'open'
              ? ['Reply by', dayOf(collab.answerBy, brand.timezone)]
              : null,
            collab.contentDueAt && collab.stage === 4
              ? ['Content due', dayOf(collab.contentDueAt, brand.timezone)]
              : null,
          ]}
        />
        <SuggestedTerms collab={collab} />
        {(collab.can.approve || collab.can.decline) && <AnswerButtons collab={collab} />}
        <LinkTo to={toCollab(collab.uid, profileUidOf(collab))}>View collab</LinkTo>
      </Stack>
    </Card>
  )
}
