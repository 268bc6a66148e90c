import { Group, Stack } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { Note } from '../../../../../kit/web/parts.tsx'
import { groupCalls } from '../../../contract.ts'
import type { CopyOutcome } from '../../../copies.ts'
import { CopyRow, type Draft } from './CopyRow.tsx'

type Source = OutputOf<typeof groupCalls.getBriefCopies>

/** The venues with what differs at each, and one button for all of them. A venue that got its draft says so and is out of the way. */
export function CopyForm({ briefUid, source }: { briefUid: string; source: Source }) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(() => begin(source))
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, CopyOutcome>>(new Map())
  const [summary, setSummary] = useState('')
  const copy = useWrite(groupCalls.copyBrief, {
    onDone: (done) => {
      setSummary(done.summary)
      setOutcomes(new Map([...outcomes, ...done.results.map((result) => [result.brandUid, result] as const)]))
    },
  })
  const isMade = (uid: string) => Boolean(outcomes.get(uid)?.briefUid)
  const open = source.venues.filter(({ uid }) => !isMade(uid))
  const chosen = open.filter(({ uid }) => drafts.get(uid)?.isChosen)
  const change = (uid: string, part: Partial<Draft>) => {
    const before = drafts.get(uid)
    if (before) setDrafts(new Map(drafts).set(uid, { ...before, ...part }))
  }
  const send = () =>
    copy({
      briefUid,
      copies: chosen.flatMap(({ uid }) => {
        const draft = drafts.get(uid)
        if (!draft) return []
        const { isChosen: _chosen, ...fields } = draft
        return [{ brandUid: uid, ...fields }]
      }),
    })
  const isWhole = chosen.every(({ uid }) => drafts.get(uid)?.title.trim())
  return (
    <Stack>
      {summary && (
        <div role="status">
          <Note tone={[...outcomes.values()].every(({ briefUid: made }) => made) ? 'good' : 'warn'}>{summary}</Note>
        </div>
      )}
      {source.venues.map((venue) => {
        const draft = drafts.get(venue.uid)
        return (
          draft && (
            <CopyRow
              key={venue.uid}
              venue={venue}
              source={source}
              draft={draft}
              outcome={outcomes.get(venue.uid)}
              onChange={(part) => change(venue.uid, part)}
            />
          )
        )
      })}
      {open.length > 0 && (
        <Group justify="flex-end">
          {!isWhole && <span className="dim">Add a title for each venue you’ve selected.</span>}
          <GuardedButton
            missing={
              chosen.length === 0
                ? 'Choose at least one venue first.'
                : isWhole
                  ? null
                  : 'Add a title for each venue you’ve selected.'
            }
            loading={copy.busy}
            onClick={() => void send()}
          >
            {buttonWords(chosen.length)}
          </GuardedButton>
        </Group>
      )}
    </Stack>
  )
}

function buttonWords(count: number): string {
  if (count === 0) return 'Create drafts'
  return count === 1 ? 'Create 1 draft' : `Create ${count} drafts`
}

/** Every venue that does not have the brief yet is selected. */
function begin({ title, venues }: Source): Map<string, Draft> {
  return new Map(
    venues.map(({ uid, valueMinor, maxCollabs, windows, hasIt }) => [
      uid,
      { isChosen: !hasIt, title, valueMinor, maxCollabs, windows },
    ]),
  )
}
