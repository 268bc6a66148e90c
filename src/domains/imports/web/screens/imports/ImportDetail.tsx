import { useEffect } from 'react'
import { refetchTouched, useRead } from '../../../../../kit/web/calls.ts'
import { dateTime } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Screen } from '../../../../../kit/web/screen.tsx'
import { importCalls } from '../../../contract.ts'
import type { ImportView } from '../../../views.ts'
import { toImports } from '../../links.ts'
import { ImportDraft } from './ImportDraft.tsx'
import { StateBadge } from './ImportList.tsx'
import { ImportResult } from './ImportResult.tsx'

/** How often its progress is asked for, besides what the server says by itself. */
const pollMs = 2_000

/** One import: being prepared, under way, or what came of it. */
export function ImportDetail({ uid }: { uid: string }) {
  const read = useRead(importCalls.getImport, { uid })
  const state = read.data?.state
  const isUnderWay = state === 'running' || state === 'undoing'
  const { refetch } = read
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => void refetch(), pollMs)
    return () => {
      clearInterval(timer)
      // What came of it is on other pages too.
      void refetchTouched(['import', 'profile', 'value'])
    }
  }, [isUnderWay, refetch])
  return (
    <Screen title={read.data?.fileName ?? 'Import'} lead={<Lead run={read.data} />} of={read}>
      {(run) => (run.state === 'draft' ? <ImportDraft run={run} /> : <ImportResult run={run} />)}
    </Screen>
  )
}

function Lead({ run }: { run: ImportView | undefined }) {
  return (
    <>
      <LinkTo to={toImports()}>All imports</LinkTo>
      {run && (
        <>
          {' '}
          · <StateBadge run={run} /> {run.by ?? 'Command line'}, {dateTime(run.createdAt, zone)}
        </>
      )}
    </>
  )
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
