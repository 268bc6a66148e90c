import { Checkbox, MultiSelect, NativeSelect, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { EmailField } from '../../../../../kit/web/email-field.tsx'
import { FormDialog } from '../../../../../kit/web/form-dialog.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { valueCalls } from '../../../contract.ts'

type Props = { mailing: OutputOf<typeof valueCalls.getReportMailing>; brandUid: string; onClose: () => void }

/** One more who gets the report: somebody of the team, or anybody by their address. */
export function AddRecipient({ mailing: { people, venues }, brandUid, onClose }: Props) {
  const [isOutside, setIsOutside] = useState(false)
  const [accountUid, setAccountUid] = useState(people[0]?.accountUid ?? '')
  const [email, setEmail] = useState('')
  const [chosen, setChosen] = useState<string[]>([])
  const [withCosts, setWithCosts] = useState(false)
  const add = useWrite(valueCalls.addReportRecipient, {
    onDone: () => {
      onClose()
      showSuccess(
        isOutside ? 'We’ve asked them by email. They’ll get the report once they say yes.' : 'Recipient added.',
      )
    },
  })
  const submit = () =>
    void add({
      brandUid,
      who: isOutside ? { email } : { accountUid },
      brandUids: chosen.length > 0 ? chosen : null,
      withCosts: isOutside && withCosts,
    })
  return (
    <FormDialog
      title="Add recipient"
      size="md"
      action="Add recipient"
      busy={add.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <SegmentedControl
        aria-label="Who gets the report"
        value={isOutside ? 'outside' : 'team'}
        onChange={(value) => setIsOutside(value === 'outside')}
        data={[
          { value: 'team', label: 'Someone on your team' },
          { value: 'outside', label: 'Someone else' },
        ]}
      />
      {isOutside ? (
        <EmailField
          label="Email address"
          placeholder="name@agency.com"
          value={email}
          onChange={setEmail}
          explainer="We’ll ask them first. Nothing else is sent until they say yes, and every report has an unsubscribe link."
          required
        />
      ) : (
        <NativeSelect
          label="Person"
          value={accountUid}
          onChange={(event) => setAccountUid(event.currentTarget.value)}
          data={people.map((one) => ({ value: one.accountUid, label: one.name }))}
        />
      )}
      {venues.length > 1 && (
        <MultiSelect
          label="Venues"
          placeholder={chosen.length > 0 ? '' : 'All venues'}
          description={isOutside ? undefined : 'Only venues they work at are included.'}
          data={venues.map(({ uid, name }) => ({ value: uid, label: name }))}
          value={chosen}
          onChange={setChosen}
          clearable
        />
      )}
      {isOutside && (
        <Checkbox
          label="Include what it cost"
          description="The total, and the cost per 1,000 views, deliverable, click and booking"
          checked={withCosts}
          onChange={(event) => setWithCosts(event.currentTarget.checked)}
        />
      )}
    </FormDialog>
  )
}
