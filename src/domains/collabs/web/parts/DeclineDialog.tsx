import { Button, Group, Radio, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { type DeclineReason, declineText, teamDeclineText } from '../../windows.ts'

type Decliner = 'brand' | 'influencer'
type Labels = Record<DeclineReason, string>

/** The reasons of each side in its own words. */
export const reasonLabels: Record<Decliner, Labels> = {
  brand: {
    'not-a-fit': 'Not the right fit',
    dates: 'The dates don’t work',
    full: 'We’re full',
    'similar-recently': 'We recently worked with someone similar',
    other: 'Another reason',
  },
  influencer: {
    'not-a-fit': 'Not the right fit for me',
    dates: 'The dates don’t work',
    full: 'I’m fully booked',
    'similar-recently': 'I recently worked with a similar venue',
    other: 'Another reason',
  },
}

/** The same where our team declines for a side. */
const teamLabels: Record<Decliner, Labels> = {
  brand: {
    'not-a-fit': 'Not the right fit',
    dates: 'The dates don’t work for the venue',
    full: 'The venue is full',
    'similar-recently': 'The venue recently worked with someone similar',
    other: 'Another reason',
  },
  influencer: {
    'not-a-fit': 'Not the right fit',
    dates: 'The dates don’t work for the creator',
    full: 'The creator is fully booked',
    'similar-recently': 'The creator recently worked with a similar venue',
    other: 'Another reason',
  },
}

type FormProps = {
  /** Whose reasons they are: a brand declines requests, a creator invitations. */
  by: Decliner
  /** Our team declines for them: both sides are told so. */
  byTeam?: boolean
  onClose: () => void
  onDecline: (reason: DeclineReason, note: string) => void
}

/** Asks for the reason of a no before it is given, and shows what the other side will read. */
export function DeclineDialog({ opened, name, ...form }: FormProps & { opened: boolean; name: string }) {
  return (
    <Dialog opened={opened} onClose={form.onClose} title={`Decline ${name}`} size="md" description={describe(form)}>
      <DeclineForm {...form} />
    </Dialog>
  )
}

function describe({ by, byTeam }: FormProps): string {
  if (byTeam) return 'Both sides will see a polite message. Only our team can see your private note.'
  return by === 'brand'
    ? 'They’ll see a polite message. Only your team and ours can see your private note.'
    : 'The venue will see a polite message. Only our team can see your private note.'
}

function DeclineForm({ by, byTeam = false, onClose, onDecline }: FormProps) {
  const [reason, setReason] = useState<DeclineReason>('not-a-fit')
  const [note, setNote] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onDecline(reason, note)
      }}
    >
      <Stack>
        <Radio.Group label="Reason" value={reason} onChange={(value) => setReason(value as DeclineReason)}>
          <Stack gap={6} mt={6}>
            {Object.entries((byTeam ? teamLabels : reasonLabels)[by]).map(([value, label], at) => (
              <Radio key={value} value={value} label={label} {...(at === 0 && { 'data-autofocus': true })} />
            ))}
          </Stack>
        </Radio.Group>
        <div className="note" data-tone="mute">
          {byTeam ? (
            <>
              <div>The creator will see: “{teamDeclineText(reason, by, 'influencer')}”</div>
              <div>The venue will see: “{teamDeclineText(reason, by, 'brand')}”</div>
            </>
          ) : (
            `They’ll see: “${declineText(reason, by)}”`
          )}
        </div>
        <Textarea
          label="Private note (optional)"
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" color="red">
            {by === 'brand' ? 'Decline request' : 'Decline invitation'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
