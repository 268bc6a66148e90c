import { Button, Group, Stack, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { importCalls } from '../../../contract.ts'
import type { ImportPreview, ImportView } from '../../../views.ts'
import { hasNeeded, needsField } from '../../../fields.ts'
import { ColumnFields } from '../../parts/ColumnFields.tsx'
import { ChangeChoice } from './ChangeChoice.tsx'
import { DuplicateChoice } from './DuplicateChoice.tsx'
import { PreviewRows } from '../../parts/PreviewRows.tsx'
import { ReadingFields } from '../../parts/ReadingFields.tsx'
import { WordFields } from '../../parts/WordFields.tsx'
import styles from '../../parts/imports.module.css'

/** How a file is read and what would become of its rows; every change shows at once what it does. */
export function ImportDraft({ run }: { run: ImportView }) {
  const preview = useRead(importCalls.previewImport, { uid: run.uid })
  const save = useWrite(importCalls.saveImport)
  return (
    <Loaded of={preview} shape="form">
      {(seen) => (
        <Stack gap="lg" aria-busy={save.busy || preview.isFetching}>
          <ReadingFields run={run} preview={seen} save={save} />
          <ColumnFields run={run} preview={seen} save={save} />
          <WordFields uid={run.uid} words={seen.words} save={save} />
          <DuplicateChoice run={run} preview={seen} save={save} />
          <ChangeChoice run={run} preview={seen} save={save} />
          <PreviewRows kind={run.kind} preview={seen} />
          <Start run={run} preview={seen} isBusy={save.busy || preview.isFetching} />
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
  const isNamed = hasNeeded(run.kind, run.mapping)
  return (
    <Card className={styles.start}>
      <Title order={2}>Ready to import</Title>
      {isNamed ? (
        <p className="dim">You can pause it at any time, and undo all of it for 7 days.</p>
      ) : (
        <Note tone="warn">{needsField[run.kind]}</Note>
      )}
      <Group>
        <Button
          loading={start.busy}
          disabled={isBusy || !isNamed || preview.rows === 0}
          onClick={() => void start({ uid: run.uid })}
        >
          Import {counted(preview.rows, 'row')}
        </Button>
        <Button variant="subtle" color="red" loading={discard.busy} onClick={() => void discard({ uid: run.uid })}>
          Discard
        </Button>
      </Group>
    </Card>
  )
}
