import { Button, FileButton, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { refetchTouched, useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { counted, timeAgo } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { showError, showSuccess } from '../../../../kit/web/toasts.ts'
import { toBrand } from '../../../profiles/web/links.ts'
import { privacyCalls } from '../../contract.ts'
import { type Brought, sendArchive } from '../send-archive.ts'

type Imported = OutputOf<typeof privacyCalls.listOrganisationImports>['rows'][number]

/** For admins: an organisation that comes with the archive of its export, looked at first and then imported. */
export function ImportOrganisationScreen() {
  const imported = useRead(privacyCalls.listOrganisationImports, {})
  return (
    <Screen
      title="Import an organisation"
      lead="Bring everything of an organisation from another installation: its venues, briefs, collabs, content, visits, messages and results. You’ll see what comes in before anything is added."
      of={imported}
    >
      {({ rows }) => (
        <Stack>
          <NewArchive />
          {rows.length === 0 ? (
            <EmptyState title="No organisations imported yet" text="Those you import appear here." />
          ) : (
            <Card>
              <Title order={2} mb="sm">
                Imported
              </Title>
              <ul className="plain-list">
                {rows.map((row) => (
                  <li key={row.orgUid}>
                    <ImportedRow row={row} />
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </Stack>
      )}
    </Screen>
  )
}

function ImportedRow({ row: { brandUid, name, at, by, records, files, remarks } }: { row: Imported }) {
  return (
    <>
      <LinkTo to={toBrand(brandUid)}>{name}</LinkTo>
      <br />
      <small className="dim">
        {timeAgo(at)} · {by ?? 'Command line'} · {counted(records, 'record')}, {counted(files, 'file')}
      </small>
      {remarks.map((remark) => (
        <p key={remark} className="dim flush">
          {remark}
        </p>
      ))}
    </>
  )
}

function NewArchive() {
  const [isBusy, setBusy] = useState(false)
  const [looked, setLooked] = useState<{ file: File; found: Brought } | null>(null)
  const send = async (file: File, dryRun: boolean) => {
    setBusy(true)
    const found = await sendArchive(file, { dryRun })
    setBusy(false)
    if ('refusal' in found) {
      showError(found.refusal)
      return
    }
    setLooked(dryRun ? { file, found } : null)
    if (dryRun) return
    showSuccess(`${found.name} imported.`)
    await refetchTouched(['organisation-import'])
  }
  return (
    <Card>
      <Title order={2} mb="sm">
        {looked ? looked.found.name : 'Choose an archive'}
      </Title>
      {looked ? (
        <Looked
          {...looked}
          isBusy={isBusy}
          onImport={() => void send(looked.file, false)}
          onDrop={() => setLooked(null)}
        />
      ) : (
        <>
          <p className="dim">
            The ZIP file of an organisation’s export, as it is. Both installations need to run the same release.
          </p>
          <FileButton
            onChange={(file) => file && void send(file, true)}
            accept=".zip,application/zip"
            inputProps={{ 'aria-label': 'Archive to import' }}
          >
            {(button) => (
              <Button {...button} loading={isBusy}>
                Choose ZIP file
              </Button>
            )}
          </FileButton>
        </>
      )}
    </Card>
  )
}

type LookedProps = { found: Brought; isBusy: boolean; onImport: () => void; onDrop: () => void }

function Looked({ found: { name, records, people, files, remarks }, isBusy, onImport, onDrop }: LookedProps) {
  return (
    <Stack gap="sm">
      <p className="flush">
        {counted(records, 'record')}, {counted(people, 'person', 'people')} and {counted(files, 'file')} would come in.
      </p>
      <p className="dim flush">
        Its people sign in with a link we email them. Creators who aren’t here become “Former creator”. Its plan, API
        keys and webhooks have to be set up again.
      </p>
      {remarks.length > 0 && (
        <Note tone="warn">
          {remarks.map((remark) => (
            <span key={remark}>
              {remark}
              <br />
            </span>
          ))}
        </Note>
      )}
      <Group gap="xs">
        <Button loading={isBusy} onClick={onImport}>
          Import {name}
        </Button>
        <Button variant="subtle" color="gray" disabled={isBusy} onClick={onDrop}>
          Choose another file
        </Button>
      </Group>
    </Stack>
  )
}
