import { Button, Group, Stack, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { Card } from '../../../../../kit/web/parts.tsx'
import { useRecordForm } from '../../../../../kit/web/record-form.ts'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { useFreshWrite } from '../../../../collabs/web/use-fresh-write.ts'
import { UploadTile } from '../../../../media/web/parts/UploadTile.tsx'
import { valueCalls } from '../../../contract.ts'
import { ReportWordsFields, reportWordsAtMost } from '../../../contract/report.ts'
import { monthName } from '../../../report.ts'
import styles from '../../parts/report.module.css'
import { ReportLogo } from '../../parts/ReportLogo.tsx'

type Report = OutputOf<typeof valueCalls.getMonthlyReport>
type Props = { report: Report; brandUid: string }

/** The brand's logo and introduction over its report, and where both are changed. */
export function OwnWords({ report, brandUid }: Props) {
  const [open, setOpen] = useState<'words' | 'logo' | null>(null)
  const { words, logo, name, can, month } = report
  const close = () => setOpen(null)
  const hasWords = words.intro !== '' || words.plans !== ''
  if (!can.edit && !logo && !words.intro) return null
  return (
    <Card>
      <Stack gap="md">
        {logo && <ReportLogo logo={logo} name={name} />}
        {words.intro && <p className={styles.words}>{words.intro}</p>}
        {can.edit && (
          <>
            {!hasWords && (
              <p className="dim no-print">
                Showing this to a partner? Add an introduction, what you’d do next and your logo. They appear here, in
                the PDF and in shared links.
              </p>
            )}
            <Group className="no-print" gap="sm">
              <Button variant="default" onClick={() => setOpen('words')}>
                {hasWords ? 'Edit your text' : 'Add your own text'}
              </Button>
              <Button variant="default" onClick={() => setOpen('logo')}>
                {logo ? 'Change logo' : 'Add logo'}
              </Button>
            </Group>
          </>
        )}
      </Stack>
      <Dialog
        opened={open === 'words'}
        onClose={close}
        title={`Your text for ${monthName(month)}`}
        description="Only for this month’s report. The numbers don’t change."
      >
        {open === 'words' && <WordsForm report={report} brandUid={brandUid} onDone={close} />}
      </Dialog>
      <Dialog
        opened={open === 'logo'}
        onClose={close}
        title="Your logo"
        description="Shown on all your monthly reports, in the PDF and in shared links."
      >
        {open === 'logo' && <LogoForm report={report} brandUid={brandUid} onDone={close} />}
      </Dialog>
    </Card>
  )
}

type FormProps = Props & { onDone: () => void }

function WordsForm({ report: { words, month }, brandUid, onDone }: FormProps) {
  const form = useRecordForm(ReportWordsFields, words)
  const save = useFreshWrite(valueCalls.saveReportWords, {
    onDone: () => (onDone(), showSuccess('Report saved.')),
    onRefused: (error) => form.refused(error),
  })
  return (
    <form
      onSubmit={form.onSubmit((fields) => void save({ brandUid, month, version: form.version, fields }))}
      noValidate
    >
      <Stack>
        <Textarea
          label="Introduction (optional)"
          description="Above the numbers"
          placeholder="Our first month with the terrace: three food creators on quiet Tuesdays."
          maxLength={reportWordsAtMost}
          autosize
          minRows={3}
          {...form.getInputProps('intro')}
        />
        <Textarea
          label="What we’d do next (optional)"
          description="Below the numbers"
          placeholder="Invite Maya again in November, and add Wednesday slots."
          maxLength={reportWordsAtMost}
          autosize
          minRows={3}
          {...form.getInputProps('plans')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={save.busy}>
            Save text
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function LogoForm({ report: { logo, name }, brandUid, onDone }: FormProps) {
  const save = useWrite(valueCalls.saveReportLogo, {
    onDone: ({ hasLogo }) => (onDone(), showSuccess(hasLogo ? 'Logo saved.' : 'Logo removed.')),
  })
  return (
    <Stack>
      {logo && (
        <Group justify="space-between">
          <ReportLogo logo={logo} name={name} />
          <Button
            variant="subtle"
            color="gray"
            loading={save.busy}
            onClick={() => void save({ brandUid, fileUid: null })}
          >
            Remove logo
          </Button>
        </Group>
      )}
      <UploadTile
        label={logo ? 'Choose another logo' : 'Logo'}
        hint="A PNG or JPEG with at least 64 pixels on its shorter side, best on a white or transparent background."
        kind="image"
        onDone={(fileUid) => void save({ brandUid, fileUid })}
      />
    </Stack>
  )
}

/** What the brand would do next, in its own words. */
export function OwnPlans({ plans }: { plans: string }) {
  if (!plans) return null
  return (
    <Card>
      <Title order={2} mb="sm">
        What we’d do next
      </Title>
      <p className={styles.words}>{plans}</p>
    </Card>
  )
}
