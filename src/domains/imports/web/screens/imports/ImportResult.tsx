import { Button, Group, Progress, Stack, Title } from '@mantine/core'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { counted, dateTime } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { importCalls } from '../../../contract.ts'
import type { ImportView } from '../../../views.ts'
import { type ImportKind, isOfVenues } from '../../../fields.ts'
import { countedWords } from '../../../outcome-words.ts'
import { toImport, toVenueDrafts } from '../../links.ts'
import { ImportRows } from './ImportRows.tsx'
import { NextStep } from './NextStep.tsx'
import { OutcomeCounts } from '../../parts/OutcomeCounts.tsx'

/** An import that was started: how far it is, what came of it, and the way back. */
export function ImportResult({ run }: { run: ImportView }) {
  return (
    <Stack gap="lg">
      <Card>
        <Stack>
          <Standing run={run} />
          {run.state !== 'undone' && <OutcomeCounts kind={run.kind} counts={run.counts} />}
          <Actions run={run} />
        </Stack>
      </Card>
      {run.counts.asks > 0 && run.state !== 'undone' && (
        <Note tone="warn">
          {counted(run.counts.asks, 'venue needs', 'venues need')} a city before{' '}
          {run.counts.asks === 1 ? 'it is' : 'they are'} added.{' '}
          <LinkTo to={toVenueDrafts()}>{run.counts.asks === 1 ? 'Add its city' : 'Add their cities'}</LinkTo>
        </Note>
      )}
      {run.counts.added + run.counts.merged > 0 && run.state !== 'undone' && <NextStep run={run} />}
      {run.counts.read > 0 && <ImportRows run={run} />}
    </Stack>
  )
}

function Standing({ run: { uid, kind, state, counts, total, problem, undoUntil, undone, can } }: { run: ImportView }) {
  const rows =
    total === null
      ? countedWords(counts.read, 'row')
      : `${counts.read.toLocaleString('en-GB')} of ${countedWords(total, 'row')}`
  return (
    <>
      <div role="status">
        <Title order={2}>{headings[state]}</Title>
        <div className="dim">
          {undone ? <Undone uid={uid} kind={kind} {...undone} /> : `${rows} read.`}{' '}
          {counts.blank && `${countedWords(counts.blank, 'blank row')} left out. `}
          {can.undo && `You can undo it until ${dateTime(undoUntil, zone)}.`}
        </div>
      </div>
      {(state === 'running' || state === 'paused') && total !== null && (
        <Progress value={(counts.read / Math.max(1, total)) * 100} aria-label={`${rows} read`} />
      )}
      {problem && <Note tone="bad">{problem}</Note>}
    </>
  )
}

/** What an undo took back, and the way to what it kept. */
function Undone({ uid, kind, back, kept }: Pick<ImportView, 'uid' | 'kind'> & NonNullable<ImportView['undone']>) {
  return (
    <>
      {counted(back, kind === 'brands' ? 'brand' : kind === 'venues' ? 'venue' : 'row')} undone.{' '}
      {kept > 0 && (
        <>
          {kept.toLocaleString('en-GB')} kept, because {kept === 1 ? 'it’s' : 'they’ve'} been{' '}
          {isOfVenues(kind) ? 'used' : 'changed'} since. <LinkTo to={toImport(uid, 'kept')}>Show why</LinkTo>
        </>
      )}
    </>
  )
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
const headings: Record<ImportView['state'], string> = {
  draft: 'Not imported yet',
  running: 'Importing',
  paused: 'Paused',
  done: 'Import done',
  failed: 'The import stopped',
  undoing: 'Undoing the import',
  undone: 'Import undone',
}

/** `the venue`, `the 2 venues`. */
const all = (count: number, one: string) => `the ${count === 1 ? one : countedWords(count, one)}`

/** What happened to records since, for which an undo keeps them; bookings and past collabs go in any case. */
const keptIf: Partial<Record<ImportKind, string>> = {
  venues: 'used or changed',
  brands: 'used or changed',
  creators: 'invited',
  lists: 'changed',
}

/** What an undo takes back, as far as nobody has worked with it since. */
function undoWords({ kind, counts: { added, merged, asks }, corrections }: ImportView): string {
  const parts = {
    venues: [
      added > 0 && `${all(added, 'venue')} it added`,
      merged > 0 && 'the details it added to venues that were here',
      asks > 0 && `${all(asks, 'venue')} still without a city`,
    ],
    brands: [
      added > 0 && `${all(added, 'brand')} it added, with their contacts`,
      merged > 0 && 'the details it added to brands that were here',
      asks > 0 && `${all(asks, 'brand')} still without a city`,
    ],
    creators: [
      added > 0 && `${all(added, 'creator')} it added`,
      merged > 0 && `the details it added to ${countedWords(merged, 'creator')}`,
    ],
    lists: [added > 0 && `${all(added, 'creator')} it put on lists`, merged > 0 && `${all(merged, 'note')} it added`],
    redemptions: [added > 0 && `${all(added, 'row')} it counted`],
    collabs: [added > 0 && `${all(added, 'past collab')} it added`],
  }[kind]
  const removed = parts.filter((part) => part !== false)
  const back = corrections.length > 0 ? 'What it changed gets its former values back.' : ''
  if (removed.length === 0) return back || 'It added nothing.'
  const removes = `We’ll remove ${new Intl.ListFormat('en-GB').format(removed)}.${back && ` ${back}`}`
  return keptIf[kind] ? `${removes} We’ll keep any that have been ${keptIf[kind]} since.` : removes
}

function Actions({ run }: { run: ImportView }) {
  const { uid, fileName, can } = run
  const pause = useWrite(importCalls.pauseImport)
  const resume = useWrite(importCalls.resumeImport)
  const undo = useWrite(importCalls.undoImport)
  const report = useWrite(importCalls.getImportReport, { onDone: ({ url }) => location.assign(url) })
  const askUndo = async () => {
    const text = `Undo the import of “${fileName}”? ${undoWords(run)}`
    const options = [
      { label: 'Keep import', value: false },
      { label: 'Undo import', value: true, style: 'danger' as const },
    ]
    if (await confirm(text, options)) await undo({ uid })
  }
  if (!Object.values(can).some(Boolean)) return null
  return (
    <Group>
      {can.resume && (
        <Button loading={resume.busy} onClick={() => void resume({ uid })}>
          Continue
        </Button>
      )}
      {can.pause && (
        <Button variant="default" loading={pause.busy} onClick={() => void pause({ uid })}>
          Pause
        </Button>
      )}
      {can.report && (
        <Button variant="default" loading={report.busy} onClick={() => void report({ uid })}>
          Download report
        </Button>
      )}
      {can.undo && (
        <Button variant="subtle" color="red" loading={undo.busy} onClick={() => void askUndo()}>
          Undo import
        </Button>
      )}
    </Group>
  )
}
