import { Stack, Title } from '@mantine/core'
import { counted, dayOf } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card, Facts } from '../../../../../kit/web/parts.tsx'
import { deliverableText } from '../../../../briefs/deliverable-words.ts'
import { toCollab } from '../../../../collabs/web/links.ts'
import { valueWords } from '../../../../briefs/web/value-words.ts'
import { visitTimeThere } from '../../../../collabs/web/visit-time-there.ts'
import { AnswerButtons } from '../../../../collabs/web/parts/AnswerButtons.tsx'
import { PreferredTimes } from '../../../../collabs/web/parts/PreferredTimes.tsx'
import { SuggestedTerms } from '../../../../collabs/web/parts/SuggestedTerms.tsx'
import { TermsProposal } from '../../../../collabs/web/parts/TermsProposal.tsx'
import { type CollabData, StageBadge } from '../../../../collabs/web/parts/StageBadge.tsx'

const profileUidOf = ({ side, brand, influencer }: CollabData) =>
  ({ brand: brand.uid, influencer: influencer.uid, staff: undefined })[side]

/** How many come with the creator once a visit is booked, or may. */
function guestsWords(booked: number | null, offered: number): string {
  if ((booked ?? offered) === 0) return 'None'
  return booked === null ? `Up to ${counted(offered, 'guest')}` : counted(booked, 'guest')
}

/** What was agreed and where it stands, beside the talk. What is due stands in the conversation; our team answers for a brand here. */
export function CollabPanel({ collab }: { collab: CollabData }) {
  const { visit, brand, brief } = collab
  const offer = collab.terms ?? brief
  const isForStaff = collab.side === 'staff'
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
                  `${visitTimeThere(visit, brand.timezone)}${visit.confirmed ? ', confirmed' : ''}`,
                ]
              : null,
            ['Guests', guestsWords(visit && !visit.released ? visit.guests : null, offer.guests)],
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
        <PreferredTimes collab={collab} />
        <SuggestedTerms collab={collab} />
        {isForStaff && (collab.can.approve || collab.can.decline) && <AnswerButtons collab={collab} isOneOfMany />}
        <TermsProposal collab={collab} />
        <LinkTo to={toCollab(collab.uid, profileUidOf(collab))}>View collab</LinkTo>
      </Stack>
    </Card>
  )
}
