import { Button, Checkbox, Group, Select, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { safetyCalls } from '../../contract.ts'
import { type ReportReason, reportReasonIds, reportReasons } from '../../reasons.ts'

type Props = {
  /** Whom it is about, as the reader calls them. */
  name: string
  brandUid: string
  influencerUid: string
  collabUid?: string
}

/** Tells our team about the other side, and ends contact with them if wished. */
export function ReportOrBlock(props: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setOpened(true)}>
        Report or block
      </Button>
      {opened && <ReportDialog {...props} onClose={() => setOpened(false)} />}
    </>
  )
}

const reasons = reportReasonIds.map((value) => ({ value, label: reportReasons[value] }))

function ReportDialog({ name, brandUid, influencerUid, collabUid, onClose }: Props & { onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [details, setDetails] = useState('')
  const [block, setBlock] = useState(false)
  const report = useWrite(safetyCalls.reportProfile, {
    onDone: () => {
      showSuccess(
        block
          ? `Report sent. ${name} can’t reach you any more.`
          : 'Report sent. We’ll email you when we’ve looked into it.',
      )
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Report ${name}`}
      description={`Our team reads your report, usually within a working day, and emails you when it’s decided. ${name} won’t know who reported them. What they asked you and you haven’t answered is declined.`}
      size="md"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (reason) void report({ brandUid, influencerUid, collabUid, reason, details, block })
        }}
      >
        <Stack>
          <Select
            label="What’s wrong?"
            placeholder="Choose a reason"
            required
            data={reasons}
            value={reason}
            onChange={(value) => setReason(reasons.find((one) => one.value === value)?.value ?? null)}
          />
          <Textarea
            label="Details"
            description="What happened, when, and what you’d like us to do."
            autosize
            minRows={3}
            maxLength={2_000}
            value={details}
            onChange={(event) => setDetails(event.currentTarget.value)}
          />
          <Checkbox
            label={`Block ${name} as well`}
            description="No invitations, requests or messages between you. Collabs you’ve agreed stay until one of you cancels."
            checked={block}
            onChange={(event) => setBlock(event.currentTarget.checked)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Back
            </Button>
            <Button type="submit" color="red" disabled={!reason} loading={report.busy}>
              Send report
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
