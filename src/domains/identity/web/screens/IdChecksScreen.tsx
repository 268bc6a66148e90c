import { Button, Group, NativeSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useList, useWrite } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { counted, ordinalDate, timeAgo } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card, Facts } from '../../../../kit/web/parts.tsx'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { ageOn, youngest } from '../../../profiles/creator-vocabulary.ts'
import { toCreator } from '../../../profiles/web/links.ts'
import { identityCalls } from '../../contract.ts'
import { documentWords, type Failure, failureIds, failureLabels, type Part, partNames } from '../../id-check.ts'
import styles from './id-checks.module.css'
import { ShowMore } from '../../../../kit/web/show-more.tsx'

type Check = OutputOf<typeof identityCalls.listIdChecks>['rows'][number]

/** `/app/admin/id-checks`: documents that wait for our team, those that waited longest first. */
export function IdChecksScreen() {
  const list = useList(identityCalls.listIdChecks, {})
  return (
    <Screen
      title="ID checks"
      lead="Compare the document with the selfie, the name and the date of birth. We log each time a photo is opened."
    >
      <Loaded of={list}>
        {() => (
          <Stack>
            {list.rows.length === 0 && (
              <EmptyState title="No ID checks waiting" text="When a creator sends a document, it appears here." />
            )}
            {list.rows.map((check) => (
              <CheckCard key={check.uid} check={check} />
            ))}
            <ShowMore of={list} />
          </Stack>
        )}
      </Loaded>
    </Screen>
  )
}

function CheckCard({ check }: { check: Check }) {
  const { uid, influencer, legalName, documentKind, submittedAt, documentsUntil, brought, looks, opened } = check
  const [shown, setShown] = useState<Partial<Record<Part, string>>>({})
  return (
    <Card>
      <Stack>
        <Facts
          rows={[
            [
              'Creator',
              <LinkTo
                key="creator"
                to={toCreator(influencer.handle)}
              >{`${influencer.name} (@${influencer.handle})`}</LinkTo>,
            ],
            ['Name they gave', legalName],
            ['Date of birth', bornWords(influencer.dateOfBirth)],
            ['Document', documentWords[documentKind]],
            ['Sent', timeAgo(submittedAt)],
            ['Photos kept until', ordinalDate(documentsUntil)],
            ['Opened', looks === 0 ? 'Not yet' : counted(looks, 'time')],
          ]}
        />
        <div className={styles.pictures}>
          {brought.map((part) => (
            <OpenPicture
              key={part}
              uid={uid}
              part={part}
              url={shown[part]}
              onOpen={(url) => setShown((before) => ({ ...before, [part]: url }))}
            />
          ))}
        </div>
        <Decide uid={uid} isSeen={brought.every((part) => opened.includes(part))} />
      </Stack>
    </Card>
  )
}

/** With the age, which is what a look is for. */
function bornWords(dateOfBirth: string): string {
  const age = ageOn(dateOfBirth, new Date().toISOString().slice(0, 10))
  return `${ordinalDate(dateOfBirth)}, ${age < youngest ? `under ${youngest}` : `${age} years old`}`
}

type PictureProps = { uid: string; part: Part; url: string | undefined; onOpen: (url: string | undefined) => void }

function OpenPicture({ uid, part, url, onOpen }: PictureProps) {
  const open = useWrite(identityCalls.openIdDocument, { onDone: (answer) => onOpen(answer.url) })
  const name = partNames[part]
  if (!url)
    return (
      <Button variant="default" loading={open.busy} onClick={() => void open({ uid, part })}>
        Open {name}
      </Button>
    )
  return (
    <figure className={styles.picture}>
      <img src={url} alt={`The ${name}`} />
      <Button variant="subtle" onClick={() => onOpen(undefined)}>
        Close {name}
      </Button>
    </figure>
  )
}

function Decide({ uid, isSeen }: { uid: string; isSeen: boolean }) {
  const [failure, setFailure] = useState<Failure | ''>('')
  const decide = useWrite(identityCalls.decideIdCheck, {
    onDone: () => showSuccess('Decided. The photos have been deleted.'),
  })
  const [problem, setProblem] = useState<string | null>(null)
  if (!isSeen) return <p>Open every photo to decide.</p>
  const approve = () => {
    if (failure) setProblem('Choose “None” to approve.')
    else void decide({ uid, failure: null })
  }
  const sendBack = () => {
    if (failure) void decide({ uid, failure })
    else setProblem('Choose a reason first.')
  }
  return (
    <Group align="flex-start">
      <Button loading={decide.busy} mt={24} onClick={approve}>
        Approve ID
      </Button>
      <NativeSelect
        label="Reason to send it back"
        data={[{ value: '', label: 'None' }, ...failureIds.map((value) => ({ value, label: failureLabels[value] }))]}
        value={failure}
        error={problem}
        onChange={(event) => {
          setFailure(failureIds.find((one) => one === event.currentTarget.value) ?? '')
          setProblem(null)
        }}
      />
      <Button variant="default" loading={decide.busy} mt={24} onClick={sendBack}>
        Send back
      </Button>
    </Group>
  )
}
