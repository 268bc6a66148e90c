import { Button, Checkbox, Group, Menu, Select, Stack, Textarea } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { useBlockBrand } from '../../../profiles/web/use-block-brand.ts'
import { safetyCalls } from '../../contract.ts'
import { type ReportReason, reportReasonIds, reportReasons } from '../../reasons.ts'

type Props = {
  /** Whom it is about, as the reader calls them. */
  name: string
  brandUid: string
  influencerUid: string
  collabUid?: string
}

type MenuProps = Props & { reader: 'influencer' | 'brand'; onBlocked?: () => void }

/** Tells our team about the other side, or ends contact with them; a creator can end it without a report. */
export function ContactMenu({ reader, onBlocked, ...about }: MenuProps) {
  const { name, brandUid, influencerUid } = about
  const [opened, setOpened] = useState(false)
  const contact = useBlockBrand({ name, brandUid, influencerUid, enabled: reader === 'influencer', onBlocked })
  return (
    <>
      {contact.isBlocked && (
        <Group gap={4}>
          <span className="dim">Blocked.</span>
          <Button variant="subtle" color="gray" px="xs" loading={contact.busy} onClick={contact.unblock}>
            Unblock
          </Button>
        </Group>
      )}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="subtle" color="gray" px="xs" leftSection={<IconDots size={18} aria-hidden="true" />}>
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {reader === 'influencer' && !contact.isBlocked && <Menu.Item onClick={contact.block}>Block {name}</Menu.Item>}
          <Menu.Item onClick={() => setOpened(true)}>Report or block</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {opened && <ReportDialog {...about} reader={reader} onClose={() => setOpened(false)} />}
    </>
  )
}

type DialogProps = Props & Pick<MenuProps, 'reader'> & { onClose: () => void }

const reasons = reportReasonIds.map((value) => ({ value, label: reportReasons[value] }))

function ReportDialog({ name, brandUid, influencerUid, collabUid, reader, onClose }: DialogProps) {
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
      description={`Our team reads your report, usually within a working day, and emails you when it’s decided. ${name} won’t know who reported them. We’ll decline any ${reader === 'brand' ? 'request' : 'invitation'} of theirs you haven’t replied to.`}
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
            description="No invitations, requests or messages between you. Collabs you’ve already agreed to still go ahead unless one of you cancels."
            checked={block}
            onChange={(event) => setBlock(event.currentTarget.checked)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Back
            </Button>
            <GuardedButton
              type="submit"
              color="red"
              missing={reason ? null : 'Choose what’s wrong first.'}
              loading={report.busy}
            >
              Send report
            </GuardedButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
