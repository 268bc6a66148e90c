import { Button, Group, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { Note } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { importCalls } from '../../../contract.ts'
import type { ImportPreview, ImportView } from '../../../views.ts'
import { correctedByTeam, hasNeeded, type ImportKind, needsField } from '../../../fields.ts'
import { ColumnFields } from '../../parts/ColumnFields.tsx'
import { ChangeChoice } from '../../parts/ChangeChoice.tsx'
import { DuplicateChoice } from '../../parts/DuplicateChoice.tsx'
import { PreviewRows } from '../../parts/PreviewRows.tsx'
import { ReadingFields } from '../../parts/ReadingFields.tsx'
import { WordFields } from '../../parts/WordFields.tsx'
import type { SaveImport } from '../../save-import.ts'
import styles from '../../parts/imports.module.css'

/** How a file is read and what would become of its rows; every change shows at once what it does. */
export function ImportDraft({ run }: { run: ImportView }) {
  const preview = useRead(importCalls.previewImport, { uid: run.uid })
  const write = useWrite(importCalls.saveImport)
  const save: SaveImport = ({ corrections, ...input }) =>
    write({ ...input, corrections: corrections && correctedByTeam.filter((one) => corrections.includes(one)) })
  return (
    <Loaded of={preview} shape="form">
      {(seen) => (
        <Stack gap="lg" aria-busy={write.busy || preview.isFetching}>
          <PreviewRows kind={run.kind} preview={seen}>
            <Start run={run} preview={seen} isBusy={write.busy || preview.isFetching} />
          </PreviewRows>
          <DuplicateChoice run={run} preview={seen} save={save} />
          <ChangeChoice run={run} preview={seen} save={save} />
          <WordFields uid={run.uid} words={seen.words} save={save} />
          <ReadingFields run={run} preview={seen} save={save} />
          <ColumnFields run={run} preview={seen} save={save} />
        </Stack>
      )}
    </Loaded>
  )
}

function Start({ run, preview, isBusy }: { run: ImportView; preview: ImportPreview; isBusy: boolean }) {
  const navigate = useNavigate()
  const start = useWrite(importCalls.startImport)
  const discard = useWrite(importCalls.discardImport, {
    onDone: () => void navigate({ to: '/app/admin/imports', replace: true }),
  })
  const missing = missingIn(run, preview)
  return (
    <div className={styles.start}>
      {missing ? (
        <Note tone="warn">{missing}</Note>
      ) : (
        <p className="dim">You can pause it at any time, and undo all of it for 7 days.</p>
      )}
      <Group mt="sm">
        {!missing && (
          <Button loading={start.busy} disabled={isBusy} onClick={() => void start({ uid: run.uid })}>
            {startWords(run.kind, preview)}
          </Button>
        )}
        <Button variant="subtle" color="red" loading={discard.busy} onClick={() => void discard({ uid: run.uid })}>
          Discard
        </Button>
      </Group>
    </div>
  )
}

const nouns: Record<ImportKind, string> = {
  venues: 'venue',
  brands: 'brand',
  creators: 'creator',
  lists: 'creator',
  redemptions: 'row',
  collabs: 'past collab',
}

/** How many rows add or change something, or wait for a city where that is all they do. */
const bringing = ({ added, merged, asks }: ImportPreview['counts']) => added + merged || asks

/** What the button does; of a file that was only looked into, with how many rows that is. */
function startWords(kind: ImportKind, { counts, rows }: ImportPreview): string {
  return `Import ${counts.read < rows ? counted(rows, 'row') : counted(bringing(counts), nouns[kind])}`
}

/** Why nothing can be imported yet; null where it can. */
function missingIn({ kind, mapping }: ImportView, { counts, rows, changes }: ImportPreview): string | null {
  if (!hasNeeded(kind, mapping)) return needsField[kind]
  if (bringing(counts) > 0 || counts.read < rows) return null
  return changes.rows > 0 ? onlyChanges : nothingNew
}
const onlyChanges = 'This file adds nothing new. To change details of what’s here, choose them below.'
const nothingNew = 'This file adds nothing as it’s read now. The rows below show why.'
