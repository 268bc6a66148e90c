import { Button, Stack, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import { dateTime } from '../../../../../kit/web/format.ts'
import { Card, Facts } from '../../../../../kit/web/pieces.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import type { CollabData } from '../../../../collabs/web/parts/StageBadge.tsx'
import { opinionWords } from '../../../../profiles/vocabulary.ts'
import { contentCalls } from '../../../contract.ts'
import type { Deliverables } from '../../piece-words.ts'
import { useFreshWrite } from '../../use-fresh-write.ts'

type Opinions = Deliverables['opinions']
const faces = { 1: '😠', 2: '🙁', 3: '😕', 4: '🙂', 5: '😊', 6: '🤩' } as const
type Value = keyof typeof opinionWords
const values = [1, 2, 3, 4, 5, 6] as const

/** How it was: given once, read once both have given theirs or after 14 days. */
export function OpinionCard({ collab, opinions }: { collab: CollabData; opinions: Opinions }) {
  const wordsOf = (opinion: Opinions['mine']) =>
    opinion &&
    `${faces[opinion.value as Value]} ${opinionWords[opinion.value as Value]}${opinion.text ? `: “${opinion.text}”` : ''}`
  const rows: [string, string | null][] = [
    [`${collab.influencer.name} about ${collab.brand.name}`, wordsOf(opinions.influencer)],
    [`${collab.brand.name} about ${collab.influencer.name}`, wordsOf(opinions.brand)],
  ]
  const hidden = rows.some(([, words]) => words === null)
  return (
    <Card>
      <Title order={2} mb="sm">
        How was it?
      </Title>
      <Stack gap="md">
        {opinions.canGive && <OpinionForm collab={collab} />}
        <Facts rows={rows.map(([name, words]) => words !== null && [name, words])} />
        {hidden && opinions.shownFrom && (
          <span className="dim">
            What the other side thinks can be read once both have given their opinion, or from{' '}
            {dateTime(opinions.shownFrom, collab.brand.timezone)}.
          </span>
        )}
      </Stack>
    </Card>
  )
}

function OpinionForm({ collab }: { collab: CollabData }) {
  const [value, setValue] = useState<Value | null>(null)
  const [text, setText] = useState('')
  const give = useFreshWrite(contentCalls.giveOpinion, {
    onDone: ({ shown }) => showSuccess(shown ? 'Thank you. Both can be read now.' : 'Thank you.'),
  })
  return (
    <Stack gap="sm">
      <fieldset className="opinion-choices" aria-label="Your opinion">
        {values.map((one) => (
          <Button
            key={one}
            size="md"
            variant={value === one ? 'filled' : 'default'}
            aria-pressed={value === one}
            onClick={() => setValue(one)}
          >
            {faces[one]} {opinionWords[one]}
          </Button>
        ))}
      </fieldset>
      <Textarea
        label="In your words (optional)"
        autosize
        minRows={2}
        maxLength={1_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        style={{ alignSelf: 'flex-start' }}
        loading={give.busy}
        disabled={value === null}
        onClick={() => value && void give({ collabUid: collab.uid, value, text })}
      >
        Give my opinion
      </Button>
    </Stack>
  )
}
