import { Button, Group, Stack, Switch, TextInput, Title } from '@mantine/core'
import * as z from 'zod/mini'
import { optionalText } from '../../../../../kit/contract/fields.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { useRecordForm } from '../../../../../kit/web/record-form.ts'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { referralCalls, type ThankYou } from '../../../contract.ts'

const Fields = z.object({ text: optionalText(80), isOn: z.boolean() })
const headings = { influencer: 'For a creator', brand: 'For a venue' } as const

/** What is promised from now on for each kind: admins set it, the others read it. */
export function ThankYous({ rows, maySave }: { rows: readonly ThankYou[]; maySave: boolean }) {
  return (
    <Card>
      <Title order={2} mb="sm">
        Thank-yous
      </Title>
      <p className="dim">
        Shown on the page where people find their link. A change counts for those who join from now on.
      </p>
      <div className="two-columns">
        {rows.map((row) =>
          maySave ? (
            <ThankYouForm key={row.kind} row={row} />
          ) : (
            <div key={row.kind}>
              <b>{headings[row.kind]}</b>
              <div>{row.isOn ? row.text : 'Off'}</div>
            </div>
          ),
        )}
      </div>
    </Card>
  )
}

function ThankYouForm({ row }: { row: ThankYou }) {
  const form = useRecordForm(Fields, row)
  const save = useWrite(referralCalls.saveThankYou, {
    onDone: (saved) => {
      form.take(saved)
      showSuccess('Thank-you saved.')
    },
    onRefused: (error) => form.refused(error, ''),
  })
  return (
    <form onSubmit={form.onSubmit((fields) => void save({ kind: row.kind, version: form.version, ...fields }))}>
      <Stack gap="sm">
        <TextInput
          label={headings[row.kind]}
          placeholder="£25 Amazon voucher"
          maxLength={80}
          {...form.getInputProps('text')}
        />
        <Switch
          label={row.kind === 'brand' ? 'Promise this for venues' : 'Promise this for creators'}
          {...form.getInputProps('isOn', { type: 'checkbox' })}
        />
        <Group>
          <Button type="submit" loading={save.busy} variant={form.isChanged ? 'filled' : 'default'}>
            {row.kind === 'brand' ? 'Save for venues' : 'Save for creators'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
