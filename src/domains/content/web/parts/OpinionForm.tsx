import { Button, Chip, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../kit/web/calls.ts'
import { Note } from '../../../../kit/web/pieces.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { opinionWords } from '../../../profiles/vocabulary.ts'
import { contentCalls } from '../../contract.ts'

type Opinions = OutputOf<typeof contentCalls.getDeliverables>['opinions']
const wordOf = (value: number) => opinionWords[value as keyof typeof opinionWords]

/** How it was: given once from each side, read by the other once both have given it or after 14 days. */
export function OpinionForm({ collabUid, opinions }: { collabUid: string; opinions: Opinions }) {
  const [value, setValue] = useState<string>('')
  const [text, setText] = useState('')
  const give = useWrite(contentCalls.giveOpinion, { onDone: () => showSuccess('Thank you for telling.') })
  const others = [opinions.brand, opinions.influencer].filter((one) => one !== null && one !== opinions.mine)
  return (
    <section aria-label="Opinions">
      <Stack gap="sm">
        {opinions.canGive ? (
          <>
            <b>How was it?</b>
            <Chip.Group value={value} onChange={(chosen) => setValue(chosen as string)}>
              <Group gap={8}>
                {Object.entries(opinionWords).map(([number, word]) => (
                  <Chip key={number} value={number}>
                    {word}
                  </Chip>
                ))}
              </Group>
            </Chip.Group>
            <Textarea
              label="A few words (optional)"
              maxLength={1_000}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <Button
              loading={give.busy}
              disabled={value === ''}
              onClick={() => void give({ collabUid, value: Number(value), text })}
            >
              Say so
            </Button>
          </>
        ) : (
          others.map((opinion) => (
            <Note key={opinion!.at} tone="calm">
              {wordOf(opinion!.value)}
              {opinion!.text && `: ${opinion!.text}`}
            </Note>
          ))
        )}
      </Stack>
    </section>
  )
}
