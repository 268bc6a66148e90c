import { Button, Stack, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { listCalls, mostPasted } from '../../../contract.ts'

type Answer = OutputOf<typeof listCalls.addListMembers>

/** Handles, links or ids pasted at once, and which of them we know. */
export function AddMembers({ uid, isRule }: { uid: string; isRule: boolean }) {
  const [pasted, setPasted] = useState('')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const add = useWrite(listCalls.addListMembers, {
    onDone: (done) => {
      setAnswer(done)
      // What was not found stays, to be put right.
      setPasted(done.unmatched.join('\n'))
    },
  })
  const creators = [...new Set(pasted.split(/[\s,;]+/).filter((text) => /[^@]/.test(text)))]
  const tooMany = creators.length > mostPasted
  return (
    <Card>
      <Title order={2} mb="sm">
        Add creators
      </Title>
      <Stack>
        <Textarea
          label="Handles"
          description={
            isRule ? 'Creators you add by hand stay, whatever the rule says.' : 'Handles, profile links or IDs.'
          }
          placeholder={'@maya.eats\n@tomtastes'}
          autosize
          minRows={3}
          maxRows={10}
          value={pasted}
          error={tooMany && `You’ve pasted ${creators.length}. Add at most ${mostPasted} at a time.`}
          onChange={(event) => setPasted(event.currentTarget.value)}
        />
        <GuardedButton
          className="at-start"
          missing={
            creators.length === 0 ? 'Paste at least one handle first.' : tooMany ? 'Remove some handles first.' : null
          }
          loading={add.busy}
          onClick={() => void add({ uid, creators })}
        >
          {creators.length > 1 ? `Add ${creators.length}` : 'Add'}
        </GuardedButton>
        {answer && (
          <output>
            <Stack gap="xs">
              <AnswerLines answer={answer} />
              {answer.removed.length > 0 && (
                <Note tone="warn">
                  Previously removed, so not added:
                  <ul>
                    {answer.removed.map(({ handle, reason, uid: influencer }) => (
                      <li key={influencer}>
                        @{handle}: “{reason}”
                      </li>
                    ))}
                  </ul>
                  <Button
                    size="compact-sm"
                    variant="default"
                    loading={add.busy}
                    onClick={() => void add({ uid, creators: answer.removed.map((one) => one.uid), bringBack: true })}
                  >
                    Add them back
                  </Button>
                </Note>
              )}
            </Stack>
          </output>
        )}
      </Stack>
    </Card>
  )
}

function AnswerLines({ answer: { added, there, unmatched } }: { answer: Answer }) {
  const handles = (of: readonly { handle: string }[]) => of.map(({ handle }) => `@${handle}`).join(', ')
  return (
    <>
      {added.length > 0 && (
        <Note tone="good">
          <b>{counted(added.length, 'creator')} added:</b> {handles(added)}
        </Note>
      )}
      {there.length > 0 && (
        <Note tone="mute">
          <b>Already on the list:</b> {handles(there)}
        </Note>
      )}
      {unmatched.length > 0 && (
        <Note tone="warn">
          <b>Not found:</b> {unmatched.join(', ')}
        </Note>
      )}
    </>
  )
}
