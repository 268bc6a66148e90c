import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { counted, dateTime, money, timezoneName } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Facts, Note } from '../../../../kit/web/pieces.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { briefCalls } from '../../../briefs/contract.ts'
import { askedInWords } from '../../../briefs/web/asked.ts'
import { collabCalls } from '../../../collabs/contract.ts'
import { toCollab } from '../../../collabs/web/links.ts'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { FitReasons } from '../../../collabs/web/parts/FitReasons.tsx'
import type { FeedCardData } from './FeedCard.tsx'

/** All of a brief, and the request: open, ask, done. */
export function ApplyDialog({
  card,
  influencerUid,
  onClose,
}: {
  card: FeedCardData
  influencerUid: string
  onClose: () => void
}) {
  const brief = useRead(briefCalls.getBrief, { uid: card.uid })
  const [message, setMessage] = useState('')
  const apply = useWrite(collabCalls.applyToBrief, {
    onDone: (collab) => {
      showSuccess(
        collab.stage === 3 ? 'It is a yes already. Book your time.' : 'Asked. We tell you as soon as they answer.',
      )
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={card.title}
      description={`${card.brandName}, ${card.district || card.city}`}
    >
      <Stack gap="md">
        <Picture path={card.picture} alt="" kind="hero" ratio={3 / 2} />
        <Loaded of={brief}>
          {({ content }) => (
            <Stack gap="md">
              {content.story && <p style={{ margin: 0 }}>{content.story}</p>}
              <Facts
                rows={[
                  ['You get', content.included.join(', ')],
                  content.notIncluded.length > 0 && ['Not included', content.notIncluded.join(', ')],
                  ['Worth', money(card.valueMinor, card.currency)],
                  content.spendCapMinor !== null && [
                    'Spend cap',
                    `${money(content.spendCapMinor, card.currency)}; above it, ${content.aboveCap === 'brand' ? 'the venue pays' : 'you pay'}`,
                  ],
                  ['Asked', askedInWords(card.deliverables)],
                  ['Guests', card.guests === 0 ? 'You alone' : `You and ${counted(card.guests, 'guest')}`],
                  content.directions !== '' && ['Directions', content.directions],
                  ['Mention', content.mentions.map((name) => `@${name.replace(/^@/, '')}`).join(' ')],
                  [
                    'Usage rights',
                    content.usageRights === 'none' ? 'None' : `${content.usageRights}, ${content.usageMonths} months`,
                  ],
                  [
                    'Next free',
                    card.nextSlot
                      ? `${dateTime(card.nextSlot, card.timezone)} (${timezoneName(card.timezone)})`
                      : 'Nothing in the next two weeks',
                  ],
                ]}
              />
            </Stack>
          )}
        </Loaded>
        <FitReasons fit={card.fit} reasons={card.reasons.slice(0, 3)} />
        {card.gaps.length > 0 && <Note tone="mute">Not open to you yet: {card.gaps.join(', ')}.</Note>}
        {card.collabUid && (
          <Note tone="calm">
            You have asked already. <LinkTo to={toCollab(card.collabUid, influencerUid)}>See where it stands</LinkTo>
          </Note>
        )}
        {card.gaps.length === 0 && !card.collabUid && (
          <>
            <Textarea
              label="A word to the place (optional)"
              maxLength={600}
              value={message}
              onChange={(event) => setMessage(event.currentTarget.value)}
            />
            <Group justify="flex-end">
              <Button
                size="lg"
                loading={apply.busy}
                onClick={() => void apply({ briefUid: card.uid, influencerUid, message })}
              >
                Ask for a place
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
