import { Group, Stack, Textarea, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type MergedThing, mergedThings } from '../../../../../access/merged-things.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { hrefOf } from '../../../../../kit/web/link.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { duplicateCalls, type MergePreview } from '../../../contract.ts'
import { toProfile } from '../../links.ts'
import { Differences } from './Differences.tsx'
import { Heads } from './Heads.tsx'

type Props = { preview: MergePreview; onSwap: () => void; onMerging: (isMerging: boolean) => void }

/** What becomes of two profiles, and the button that does it; `onMerging` hears when it begins, and when it was refused. */
export function Merge({ preview, onSwap, onMerging }: Props) {
  const { staying, going, fields, same, moves, obstacles, can } = preview
  const [take, setTake] = useState(() => new Set(fields.filter((field) => field.take).map(({ field }) => field)))
  const choose = (field: string, isTaken: boolean) =>
    setTake((before) => {
      const after = new Set(before)
      if (isTaken) after.add(field)
      else after.delete(field)
      return after
    })
  return (
    <Stack gap="lg">
      <Heads staying={staying} going={going} onSwap={onSwap} />
      {obstacles.length > 0 && (
        <Note tone="bad">
          <b>They can’t be merged yet.</b>
          <ul>
            {obstacles.map((obstacle) => (
              <li key={obstacle}>{obstacle}</li>
            ))}
          </ul>
        </Note>
      )}
      <Differences fields={fields} take={take} same={same} names={[staying.name, going.name]} onChoose={choose} />
      <Card>
        <Title order={2} mb="sm">
          What moves to {staying.name}, {staying.about}
        </Title>
        {moves.length === 0 ? (
          <p className="dim flush">Nothing. The other profile has no collabs, messages or other records.</p>
        ) : (
          <ul className="flush">
            {moves.map(({ thing, count }) => (
              <li key={thing}>{countedThings(thing, count)}</li>
            ))}
          </ul>
        )}
      </Card>
      {obstacles.length === 0 &&
        (can.merge ? (
          <Act staying={staying} going={going} take={[...take]} onMerging={onMerging} />
        ) : (
          <Note tone="calm">Only admins can merge profiles. Leave a note for one of them on the record.</Note>
        ))}
    </Stack>
  )
}

function countedThings(thing: MergedThing, count: number): string {
  const [one, many] = mergedThings[thing]
  return counted(count, one, many)
}

type ActProps = Pick<MergePreview, 'staying' | 'going'> & Pick<Props, 'onMerging'> & { take: string[] }

function Act({ staying, going, take, onMerging }: ActProps) {
  const [reason, setReason] = useState('')
  const navigate = useNavigate()
  const merge = useWrite(duplicateCalls.mergeProfiles, {
    onDone: ({ uid }) => {
      showSuccess('Profiles merged.')
      void navigate({ href: hrefOf(toProfile(uid)), replace: true })
    },
  })
  const run = async () => {
    onMerging(true)
    const done = await merge({
      uid: staying.uid,
      otherUid: going.uid,
      version: staying.version,
      otherVersion: going.version,
      take,
      reason,
    })
    if (!done) onMerging(false)
  }
  return (
    <Card>
      <Stack>
        <Textarea
          label="How do you know they’re the same?"
          description="Your reason stays in the history. We’ll notify the people on both profiles about the merge, without the reason."
          withAsterisk
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group gap="sm">
          <GuardedButton
            color="red"
            loading={merge.busy}
            missing={reason.trim() === '' ? 'Say how you know they’re the same first.' : null}
            onClick={() => void run()}
          >
            Merge into {staying.name}
          </GuardedButton>
          <small className="dim">This can’t be undone.</small>
        </Group>
      </Stack>
    </Card>
  )
}
