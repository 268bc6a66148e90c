import { Group, Stack } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { Note } from '../../../../../kit/web/parts.tsx'
import { groupCalls } from '../../../contract.ts'
import type { CopyOutcome, CopyVenue } from '../../../copies.ts'
import { CommonCopy } from './CommonCopy.tsx'
import { CopyRow, type Draft, hasTitle, valueProblem } from './CopyRow.tsx'

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
        const { isChosen: _chosen, valueMinor, ...fields } = draft
        return [{ brandUid: uid, ...fields, valueMinor: valueMinor ?? 0 }]
      }),
    })
  const draftOf = (uid: string) => drafts.get(uid)
  const missing = missingOf(chosen, source, draftOf)
  /** Changes every venue that has no draft yet and `fits`. */
  const changeAll = (part: (venue: CopyVenue) => Partial<Draft>, fits: (venue: CopyVenue) => boolean = () => true) =>
    setDrafts(
      new Map(
        [...drafts].map(([uid, draft]) => {
          const venue = open.find((one) => one.uid === uid)
          return [uid, venue && fits(venue) ? { ...draft, ...part(venue) } : draft]
        }),
      ),
    )
  return (
    <Stack>
      {summary && (
        <div role="status">
          <Note tone={[...outcomes.values()].every(({ briefUid: made }) => made) ? 'good' : 'warn'}>{summary}</Note>
        </div>
      )}
      {open.length > 1 && (
        <CommonCopy
          source={source}
          venues={open}
          chosen={chosen.length}
          taken={open.filter((venue) => hasTitle(venue, source, draftOf(venue.uid)?.title ?? ''))}
          onSelect={(isAll) =>
            changeAll((venue) => ({ isChosen: isAll && !hasTitle(venue, source, draftOf(venue.uid)?.title ?? '') }))
          }
          onTitle={(title) => changeAll(() => ({ title }))}
          onValue={(valueMinor) =>
            changeAll(
              () => ({ valueMinor }),
              ({ currency }) => currency === source.currency,
            )
          }
        />
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
          {chosen.length > 0 && missing && <span className="dim">{missing}</span>}
          <GuardedButton missing={missing} loading={copy.busy} onClick={() => void send()}>
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

/** What is still to be done before drafts can be made; null where nothing is. */
function missingOf(
  chosen: readonly CopyVenue[],
  source: Source,
  draftOf: (uid: string) => Draft | undefined,
): string | null {
  if (chosen.length === 0) return 'Choose at least one venue first.'
  const titled = chosen.map((venue) => ({ venue, title: draftOf(venue.uid)?.title ?? '' }))
  if (titled.some(({ title }) => title.trim() === '')) return 'Add a title for each venue you’ve selected.'
  const taken = titled.filter(({ venue, title }) => hasTitle(venue, source, title))
  const [wrong] = chosen.filter(({ uid }) => {
    const draft = draftOf(uid)
    return draft && valueProblem(draft)
  })
  if (wrong) return `Change the value at ${wrong.name}.`
  return taken.length > 0 ? `Choose another title for ${taken.map(({ venue }) => venue.name).join(', ')}.` : null
}

/** Every venue that does not have the brief yet is selected; a value in another currency is nobody’s guess. */
function begin({ title, venues }: Source): Map<string, Draft> {
  return new Map(
    venues.map(({ uid, valueMinor, maxCollabs, windows, hasIt }) => [
      uid,
      { isChosen: !hasIt, title, valueMinor: valueMinor === 0 ? null : valueMinor, maxCollabs, windows },
    ]),
  )
}
